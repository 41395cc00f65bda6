/**
 * Path of a registry's event stream below /api. In its own file for pages that do not load the schema
 * library.
 */
export const registryEventsPath = (slug: string) =>
  `/registry/${encodeURIComponent(slug)}/events` as const
