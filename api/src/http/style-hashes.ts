import { createHash } from 'node:crypto'

const STYLE = /<style>(.*?)<\/style>/gs

/** Sources by which a content security policy allows the styles that pages carry, and no other. */
export function styleHashes(pages: readonly string[]): string[] {
  const styles = pages.flatMap(html => [...html.matchAll(STYLE)].map(([, style = '']) => style))
  return [...new Set(styles)].map(
    style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
}
