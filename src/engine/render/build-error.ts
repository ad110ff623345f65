/** Why a build cannot go on, in words for the person who started it: what, where, how to fix it. */
export class BuildError extends Error {}
