import { escapeHtml } from '@registry/shared/html/escape-html'
/** Entry of a sitemap (sitemaps.org 0.9). */
export interface ListedPage {
  path: string
  /** Time of the last change; omitted if unknown. */
  changedAt?: Date
}

function entry(origin: string, { path, changedAt }: ListedPage): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed}</url>\n`
}

/** Returns the sitemap of these pages below `origin`. */
export function sitemapXml(origin: string, pages: readonly ListedPage[]): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${pages.map(page => entry(origin, page)).join('')}</urlset>\n`
  )
}
