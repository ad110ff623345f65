/** A build that cannot go on, in words for the person who started it: what, where, how to mend it. */
export class BuildError extends Error {}
