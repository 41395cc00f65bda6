/** Where a registry's changes are told; below /api. By itself, for pages without a schema library. */
export const registryEventsPath = (slug: string) =>
  `/registry/${encodeURIComponent(slug)}/events` as const
