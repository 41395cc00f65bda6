import { escapeHtml } from '@registry/shared/html/escape-html'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@registry/shared/images/share-image'
import { PRODUCT_NAME } from '@registry/shared/messages/pages'

/** What a link preview shows of a page. */
export interface Preview {
  title: string
  /** For search engines. */
  description: string
  /** The same for messengers, which show a line or two; the description unless told. */
  told?: string
  /** Absolute address of the page itself. */
  url: string
  /** Absolute address of a JPEG of 1200 x 630. */
  image: string
  imageAlt: string
}

export function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

/** Keeps a page out of search engines; link previews do not mind. */
export const notToBeFound = meta('name', 'robots', 'noindex, nofollow')

/** The one address of a page, and its preview: Open Graph, and X's cards. */
export function previewTags(preview: Preview): string[] {
  const { title, description, told = description, url, image, imageAlt } = preview
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:url', url),
    meta('property', 'og:title', title),
    meta('property', 'og:description', told),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(SHARE_IMAGE_WIDTH)),
    meta('property', 'og:image:height', String(SHARE_IMAGE_HEIGHT)),
    meta('property', 'og:image:alt', imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', told),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', imageAlt),
  ]
}

/** JSON-LD that cannot end the script element it stands in. */
export function jsonLd(value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
