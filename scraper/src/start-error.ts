/** Why the process does not start, in one sentence for whoever runs it. */
export class StartError extends Error {}
