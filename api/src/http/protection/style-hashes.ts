import { createHash } from 'node:crypto'

const STYLE = /<style>(.*?)<\/style>/gs

/** Returns the CSP sources that allow exactly the inline styles of these pages. */
export function styleHashes(pages: readonly string[]): string[] {
  const styles = pages.flatMap(html => [...html.matchAll(STYLE)].map(([, style = '']) => style))
  return [...new Set(styles)].map(
    style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
}
