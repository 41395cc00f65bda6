import type { PublicPageData, PublicPageMarkup } from '@registry/shared/pages/public-page'
import type { Logger } from 'pino'
import type { WebBundle } from './web-bundle.ts'

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function templateOf({ page }: PublicPageData, bundle: WebBundle): string {
  if (page === 'registry') return bundle.publicTemplate
  return page === 'offline' ? bundle.offlineTemplate : bundle.sideTemplate
}

/** The style sheet draws the sidebar as it was left. */
function menuMark(data: PublicPageData): string {
  return data.page === 'registry' && data.menu ? ` data-menu="${data.menu}"` : ''
}

function fill(template: string, parts: PublicPageMarkup & { data: PublicPageData }): string {
  const { head, body, notices = '', data, failure } = parts
  // The browser takes over what was drawn, and draws by itself what was not.
  const drawn = failure === undefined ? '' : ' data-drawn="false"'
  const json = `<script type="application/json" id="page-data"${drawn}>${scriptJson(data)}</script>`
  // Functions as replacements: a `$&` in a product's name is text, not a pattern.
  return template
    .replace('<html', () => `<html${menuMark(data)}`)
    .replace('<!--app-head-->', () => head)
    .replace('<!--app-body-->', () => body)
    .replace('<!--app-data-->', () => json + notices)
}

/** Even a head that cannot be made leaves a page with its data. */
function draw(bundle: WebBundle, data: PublicPageData): PublicPageMarkup {
  try {
    return bundle.render(data)
  } catch (failure) {
    return { head: '<title>Baby Registry</title>', body: '', failure }
  }
}

/**
 * A public page as HTML. When drawing throws, the page still answers with its data, and the browser
 * draws it by itself.
 */
export function renderPage(bundle: WebBundle, data: PublicPageData, log: Logger): string {
  const markup = draw(bundle, data)
  if (markup.failure !== undefined) {
    log.error({ err: markup.failure, page: data.page }, 'page could not be rendered')
  }
  return fill(templateOf(data, bundle), { ...markup, data })
}
