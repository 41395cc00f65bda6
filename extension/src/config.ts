/** Where the registry lives, without a slash at the end. Fixed when the extension is built. */
export const registryUrl = import.meta.env.REGISTRY_URL
