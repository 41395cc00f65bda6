/** Origin of the registry, without a trailing slash; fixed at build time. */
export const registryUrl = import.meta.env.REGISTRY_URL

/** Time in ms during which a sent item can be undone in the popup. */
export const UNDO_MS = 10_000
