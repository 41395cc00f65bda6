import type { PublicPageData } from '@registry/shared/pages/public-page'
import type { Logger } from 'pino'
import type { WebBundle } from './web-bundle.ts'

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function fill(
  template: string,
  parts: { head: string; body: string; data: PublicPageData },
): string {
  const data = `<script type="application/json" id="page-data">${scriptJson(parts.data)}</script>`
  // Functions as replacements: a `$&` in a product's name is text, not a pattern.
  return template
    .replace('<!--app-head-->', () => parts.head)
    .replace('<!--app-body-->', () => parts.body)
    .replace('<!--app-data-->', () => data)
}

/**
 * A public page as HTML. When rendering throws, the page still answers with a shell that the browser
 * fills by itself.
 */
export function renderPage(bundle: WebBundle, data: PublicPageData, log: Logger): string {
  try {
    return fill(bundle.publicTemplate, { ...bundle.render(data), data })
  } catch (err) {
    log.error({ err, page: data.page }, 'page could not be rendered')
    return fill(bundle.publicTemplate, { head: '<title>Baby Registry</title>', body: '', data })
  }
}
