import type {
  PublicPageData,
  PublicPageMarkup,
} from '@registry/shared/public-pages/public-page-data'
import type { Logger } from 'pino'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'

/** Serialises a value as JSON that cannot close the surrounding script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function templateOf({ page }: PublicPageData, bundle: WebBundle): string {
  if (page === 'registry') return bundle.publicTemplate
  return page === 'offline' ? bundle.offlineTemplate : bundle.sideTemplate
}

/** Returns the attribute that makes the style sheet render the sidebar as the visitor left it. */
function menuAttribute(data: PublicPageData): string {
  return data.page === 'registry' && data.menu ? ` data-menu="${data.menu}"` : ''
}

function fill(template: string, parts: PublicPageMarkup & { data: PublicPageData }): string {
  const { head, body, notices = '', data, failure } = parts
  // Tells the browser whether to hydrate the markup or, after a render error, to render on the client.
  const drawn = failure === undefined ? '' : ' data-drawn="false"'
  const json = `<script type="application/json" id="page-data"${drawn}>${scriptJson(data)}</script>`
  // Replacement functions, because `$&` in a product's name would be a pattern.
  return template
    .replace('<html', () => `<html${menuAttribute(data)}`)
    .replace('<!--app-head-->', () => head)
    .replace('<!--app-body-->', () => body)
    .replace('<!--app-data-->', () => json + notices)
}

/** Falls back to a minimal head and an empty body if rendering throws. */
function draw(bundle: WebBundle, data: PublicPageData): PublicPageMarkup {
  try {
    return bundle.render(data)
  } catch (failure) {
    return { head: '<title>Baby Registry</title>', body: '', failure }
  }
}

/** HTML of a public page; `isComplete` is false if the browser must render it. */
export interface RenderedPage {
  html: string
  isComplete: boolean
}

/** Renders a public page. If rendering throws, the page still contains its data and the browser renders it. */
export function renderPage(bundle: WebBundle, data: PublicPageData, log: Logger): RenderedPage {
  const markup = draw(bundle, data)
  const isComplete = markup.failure === undefined
  if (!isComplete) {
    log.error({ err: markup.failure, page: data.page }, 'page could not be rendered')
  }
  return { html: fill(templateOf(data, bundle), { ...markup, data }), isComplete }
}
