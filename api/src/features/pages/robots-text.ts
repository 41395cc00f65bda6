/**
 * Returns robots.txt, which allows everything: pages that must not be indexed send X-Robots-Tag, which crawlers
 * see only if they may fetch the page, and link previews need access.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
}
