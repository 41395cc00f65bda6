import { escapeHtml } from '@registry/shared/html/escape-html'
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@registry/shared/images/share-image'
import { PRODUCT_NAME } from '@registry/shared/messages/pages'
import { paths } from '../../lib/url/paths.ts'

/** Content of a page's link preview. */
interface Preview {
  title: string
  /** For search engines. */
  description: string
  /** Shorter text for messengers; `description` by default. */
  told?: string
  /** Absolute URL of the page. */
  url: string
  /** Absolute URL of a JPEG of 1200 x 630. */
  image: string
  imageAlt: string
}

export function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

/** Excludes a page from search engines; link previews ignore it. */
export const noIndexTag = meta('name', 'robots', 'noindex, nofollow')

/** Returns the link to a registry's own manifest; the installed app opens that registry. */
export function manifestLink(slug: string): string {
  return `<link rel="manifest" href="${escapeHtml(paths.registry(slug))}/manifest.webmanifest">`
}

/** Returns canonical link, Open Graph tags and X card tags. */
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

/** Renders JSON-LD, with `<` escaped so that it cannot close the script element. */
export function jsonLd(value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
