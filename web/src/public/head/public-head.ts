import { escapeHtml } from '@registry/shared/html/escape-html'
import { PRODUCT_NAME, pageMessages } from '@registry/shared/messages/pages'
import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import { jsonLd, noIndexTag, previewTags } from './head-tags.ts'
import { registryHead } from './registry-head.ts'
import { SIDE_HEADS, type SideHead } from './side-heads.ts'

/** Preview image of all pages except registries. */
const IMAGE_PATH = '/og/registry.jpg'

/** Returns the inner HTML of a public page's head, for search engines and link previews. */
export function publicHead(data: PublicPageData): string {
  if (data.page === 'registry') return registryHead(data)
  return sideHead(data.origin, SIDE_HEADS[data.page])
}

function sideHead(origin: string, { title, path, description }: SideHead): string {
  const tag = `<title>${escapeHtml(pageMessages.documentTitle(title))}</title>`
  if (!path || !description) return tag + noIndexTag
  const url = `${origin}${path}`
  const preview = { title, description, url, image: `${origin}${IMAGE_PATH}`, imageAlt: title }
  const isApplication = path === SIDE_HEADS['create-registry'].path
  return [
    tag,
    ...previewTags(preview),
    ...(isApplication ? [jsonLd(webApplication(url, description))] : []),
  ].join('')
}

/** Returns the product as a schema.org WebApplication with a price of 0. */
function webApplication(url: string, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: PRODUCT_NAME,
    url,
    description,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'SGD' },
  }
}
