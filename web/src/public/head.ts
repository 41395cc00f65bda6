import { PRODUCT_NAME, pageMessages } from '@registry/shared/messages/pages'
import { registryMessages } from '@registry/shared/messages/registry'
import type { PublicPageData } from '@registry/shared/pages/public-page'
import { escapeHtml } from './escape-html.ts'
import { firstPicture } from './first-picture.ts'
import { itemListJson } from './item-list-json.ts'

type RegistryData = Extract<PublicPageData, { page: 'registry' }>

const IMAGE = { path: '/og/registry.jpg', width: 1200, height: 630 } as const
const DESCRIBED_ITEMS = 10
const KEYWORD_ITEMS = 5

const TITLES = {
  'create-registry': registryMessages.createMyRegistry,
  'registry-not-found': registryMessages.notFound,
  error: pageMessages.errorTitle,
} as const

/** Inner HTML of a public page's head: what search engines and link previews read. */
export function publicHead(data: PublicPageData): string {
  if (data.page === 'registry') return registryHead(data)
  const title = pageMessages.documentTitle(TITLES[data.page])
  const tags = [`<title>${escapeHtml(title)}</title>`]
  if (data.page === 'create-registry') {
    tags.push(
      canonical(`${data.origin}/create-registry`),
      ...preview(data.origin, title, PRODUCT_NAME),
    )
  } else {
    tags.push(meta('name', 'robots', 'noindex, nofollow'))
  }
  return tags.join('')
}

function registryHead(data: RegistryData): string {
  const { origin, registryOwner, items } = data
  const title = pageMessages.documentTitle(registryOwner.registryTitle)
  const url = `${origin}/registry/${encodeURIComponent(registryOwner.registrySlug)}`
  const description = describe(data)
  const keywords = items.slice(0, KEYWORD_ITEMS).map(item => item.productName)
  return [
    firstPicture(items),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords.join(', ')),
    canonical(url),
    meta('property', 'og:url', url),
    ...preview(origin, title, description),
    `<script type="application/ld+json">${itemListJson(data)}</script>`,
  ].join('')
}

function describe({ registryOwner, items }: RegistryData): string {
  const names = items.slice(0, DESCRIBED_ITEMS).map(item => item.productName)
  const intro = registryOwner.registrySubtitle || registryOwner.registryTitle
  return names.length > 0 ? `${intro} Gifts: ${names.join(', ')}.` : intro
}

function preview(origin: string, title: string, description: string): string[] {
  const image = `${origin}${IMAGE.path}`
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(IMAGE.width)),
    meta('property', 'og:image:height', String(IMAGE.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}

function canonical(url: string): string {
  return `<link rel="canonical" href="${escapeHtml(url)}">`
}
