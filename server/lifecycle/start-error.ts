/** Why the server cannot start, in one line for the console that says what to do about it. */
export class StartError extends Error {}
