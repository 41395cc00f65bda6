/** Invalid configuration; the message is one sentence that tells the operator what to do. */
export class ConfigError extends Error {}
