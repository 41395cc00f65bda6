import { createHash } from 'node:crypto'

const PARTS = /assets\/[\w.-]+\.(?:css|js)/g
const FONTS = /assets\/(?:figtree|fraunces)-latin-(?:1|wght)[\w.-]*\.woff2/g
const SYMBOLS = 'icons/symbols.svg'
const LENGTH = 12

const namedIn = (text: string, files: RegExp) => [...new Set(text.match(files))]

interface Built {
  /** The built file's text. */
  read: (file: string) => string
  /** The offline page. */
  page: string
  /** The pages of the release. */
  pages: readonly string[]
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, LENGTH)
}

/**
 * Returns the precache list of the service worker: the offline page with its CSS, script, fonts and symbols.
 * The page's revision is the hash of the whole release, so that each release has another worker: pages name all files,
 * whose names contain content hashes.
 */
export function offlineEntries({ read, page, pages }: Built): {
  url: string
  revision: string | null
}[] {
  const parts = namedIn(read(page), PARTS)
  const styles = parts.filter(part => part.endsWith('.css')).map(read)
  const files = [...parts, ...namedIn([read(page), ...styles].join(' '), FONTS)]
  return [
    { url: '/offline', revision: hashOf(pages.map(read)) },
    ...[...new Set(files)].map(file => ({ url: `/${file}`, revision: null })),
    { url: `/${SYMBOLS}`, revision: hashOf([read(SYMBOLS)]) },
  ]
}
