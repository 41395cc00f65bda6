/** An error at startup; the message is one sentence for the operator. */
export class StartError extends Error {}
