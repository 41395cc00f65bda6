import { createHash } from 'node:crypto'

const PARTS = /assets\/[\w.-]+\.(?:css|js)/g
const FONTS = /assets\/(?:figtree|fraunces)-latin-(?:1|wght)[\w.-]*\.woff2/g
const LENGTH = 12

const namedIn = (text: string, files: RegExp) => [...new Set(text.match(files))]

interface Built {
  /** The built file's text. */
  read: (file: string) => string
  /** The page that is shown without a connection. */
  page: string
  /** The pages of the release. */
  pages: readonly string[]
}

/** Hashes of their own content are in the names of all files, and their names in those of pages. */
function releaseOf({ read, pages }: Built): string {
  const hash = createHash('sha256')
  for (const page of pages) hash.update(read(page))
  return hash.digest('hex').slice(0, LENGTH)
}

/**
 * What the service worker keeps from its start: the offline page with its style, script and fonts. The
 * page is dated by the whole release, so that browsers find another worker with each.
 */
export function offlineEntries(built: Built): { url: string; revision: string | null }[] {
  const { read, page } = built
  const parts = namedIn(read(page), PARTS)
  const styles = parts.filter(part => part.endsWith('.css')).map(read)
  const files = [...parts, ...namedIn([read(page), ...styles].join(' '), FONTS)]
  return [
    { url: '/offline', revision: releaseOf(built) },
    ...[...new Set(files)].map(file => ({ url: `/${file}`, revision: null })),
  ]
}
