"""What a deal looks like and what happened in it, for every form that shows one."""
