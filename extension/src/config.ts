/** Origin of the registry, without a trailing slash; fixed at build time. */
export const registryUrl = import.meta.env.REGISTRY_URL
