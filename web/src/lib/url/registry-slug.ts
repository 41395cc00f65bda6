import { decodeUrl } from '@registry/shared/text/decode-url'

/** Returns the slug of a registry's path; undefined for other paths. */
export function registrySlugOf(path: string): string | undefined {
  const slug = /^\/registry\/([^/]+)\/?$/.exec(path)?.[1]
  return slug === undefined ? undefined : decodeUrl(slug)
}
