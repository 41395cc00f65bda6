/**
 * What search engines may read: everything. What they may not show says so itself (X-Robots-Tag),
 * which only who reads it can learn; and a crawler that makes a link's preview is never turned away.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
}
