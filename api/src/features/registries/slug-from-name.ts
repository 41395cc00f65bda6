const MAX = 40
const MIN = 3
const FALLBACK = 'baby-registry'

/** Cuts at a hyphen, so that no half word stays, unless that would lose most of the text. */
function cut(slug: string): string {
  if (slug.length <= MAX) return slug
  const end = slug.lastIndexOf('-', MAX)
  return slug.slice(0, end > MAX / 2 ? end : MAX)
}

/**
 * The address that a registry's name suggests: 'Zoë & Tan' gives 'zoe-and-tan'. Lowercase letters,
 * digits and hyphens, 3 to 40 of them; a name without such letters gives 'baby-registry'.
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
