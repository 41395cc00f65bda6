const MAX = 40
const MIN = 3
const FALLBACK = 'baby-registry'

/** Truncates at a hyphen, unless that would lose more than half of the slug. */
function cut(slug: string): string {
  if (slug.length <= MAX) return slug
  const end = slug.lastIndexOf('-', MAX)
  return slug.slice(0, end > MAX / 2 ? end : MAX)
}

/**
 * Derives a slug from a registry's name: 'Zoë & Tan' gives 'zoe-and-tan'. 3 to 40 lower-case letters, digits
 * and hyphens; 'baby-registry' if nothing remains.
 */
export function slugFromName(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const short = cut(slug)
  return short.length < MIN ? FALLBACK : short
}
