// Writes the search index of one edition: `node search_index.mjs PAGEFIND FOLDER`, with {language, records} on standard input.
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [pagefindAt, outputPath] = process.argv.slice(2);
const { createIndex, close } = await import(pathToFileURL(pagefindAt + "/lib/index.js"));
const { language, records } = JSON.parse(await text(process.stdin));
const done = (answer) => {
  if (answer.errors.length) throw new Error(answer.errors.join("\n"));
  return answer;
};
// Signs of suits are words here, not punctuation; so is the apostrophe, or « c’ » would pass for the start of a word.
const includeCharacters = "♠♥♦♣" + (language === "fr" ? "’" : "");
const { index } = done(await createIndex({ forceLanguage: language, includeCharacters, maxFragments: 4 }));
for (const record of records) done(await index.addCustomRecord({ language, ...record }));
done(await index.writeFiles({ outputPath }));
await close();
