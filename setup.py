"""What pyproject.toml can't state: addresses that stand in _config.yml, and data that lies with the book."""

from pathlib import Path

import yaml
from setuptools import find_packages, setup

BOOK = yaml.safe_load((Path(__file__).parent / "_config.yml").read_text("utf-8"))
# A notebook that was taken out of the book finds these in the installed packages.
DATA = {"biriba_widgets.quizzes": "book/quizzes", "biriba_numbers.results": "book/data"}

setup(
    packages=[*find_packages(include=["biriba_*"]), *DATA],
    package_dir=DATA,
    project_urls={"Homepage": BOOK["html"]["baseurl"], "Source": BOOK["repository"]["url"]},
)
