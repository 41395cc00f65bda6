import { escapeHtml } from '@registry/shared/html/escape-html'
import { imageSrcset, parseImageHash } from '@registry/shared/images/image-file-names'
import { pageMessages } from '@registry/shared/messages/pages'
import { previewMessages } from '@registry/shared/messages/registry/previews'
import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import { oneLine } from '@registry/shared/text/one-line'
import { shorten } from '@registry/shared/text/shorten'
import { filterItems, parseItemFilter } from '../../features/registry/filter/public-item-filter.ts'
import { cardImageSizes } from '../../features/registry/items/item-card-image.tsx'
import { jsonLd, manifestLink, meta, noIndexTag, previewTags } from './head-tags.ts'
import { itemList } from './item-list.ts'

const DESCRIBED_ITEMS = 10
const KEYWORD_ITEMS = 5
/** Length limits: retailers' product names can be whole sentences, and previews truncate descriptions. */
const MAX_NAME = 60
const MAX_INTRO = 160
const MAX_TOLD = 200

const nameOf = ({ productName }: { productName: string }) => shorten(oneLine(productName), MAX_NAME)

function describe({ registryOwner, items }: RegistryPageData): string {
  const { registrySubtitle, registryTitle } = registryOwner
  const intro = shorten(oneLine(registrySubtitle) || oneLine(registryTitle), MAX_INTRO)
  const names = items.slice(0, DESCRIBED_ITEMS).map(nameOf)
  return names.length > 0 ? previewMessages.description(intro, names) : intro
}

/** Returns the text for messengers: the registry's subtitle, otherwise its description. */
function tell(data: RegistryPageData): string {
  const said = oneLine(data.registryOwner.registrySubtitle)
  return shorten(said || describe(data), MAX_TOLD)
}

/** Joins keywords with commas, and removes commas within each. */
function keywordsOf({ items }: RegistryPageData): string {
  const names = items.slice(0, KEYWORD_ITEMS).map(nameOf)
  return names.map(name => name.replace(/\s*[,，、]\s*/g, ' ')).join(', ')
}

function previewOf(data: RegistryPageData) {
  const { origin, registryOwner, items, shareImage } = data
  const title = oneLine(registryOwner.registryTitle)
  const gifted = items.filter(item => item.isFullyFunded).length
  return {
    title,
    description: describe(data),
    told: tell(data),
    url: `${origin}/registry/${encodeURIComponent(registryOwner.registrySlug)}`,
    image: `${origin}${shareImage}`,
    imageAlt: previewMessages.imageAlt(title, { gifted, total: items.length }),
  }
}

/** Returns the inner HTML of a registry page's head. Preview tags come first, before long content. */
export function registryHead(data: RegistryPageData): string {
  const preview = previewOf(data)
  const keywords = keywordsOf(data)
  return [
    firstImagePreload(data),
    `<title>${escapeHtml(pageMessages.documentTitle(preview.title))}</title>`,
    ...(data.isListed ? [] : [noIndexTag]),
    ...previewTags(preview),
    ...(keywords ? [meta('name', 'keywords', keywords)] : []),
    manifestLink(data.registryOwner.registrySlug),
    jsonLd(itemList(data, preview.url)),
  ].join('')
}

function requestedFilter(query: string) {
  const params = new URLSearchParams(query)
  return {
    category: params.get('category') ?? undefined,
    status: params.get('status') ?? undefined,
  }
}

/**
 * Returns a preload link for the image of the first card that the filter shows, so that it loads in parallel
 * with the CSS. React adds one itself only for images outside of a `picture` element.
 */
function firstImagePreload({ items, query }: RegistryPageData): string {
  const [item] = filterItems(items, parseItemFilter(requestedFilter(query), items))
  const hash = item?.thumbnailUrl && parseImageHash(item.thumbnailUrl)
  if (!hash || !item.picture || item.picture.widths.length === 0) return ''
  const attributes = {
    rel: 'preload',
    as: 'image',
    // Browsers without AVIF ignore the link.
    type: 'image/avif',
    imagesrcset: imageSrcset(hash, 'avif', item.picture),
    imagesizes: cardImageSizes(item.picture),
    fetchpriority: 'high',
  }
  const written = Object.entries(attributes).map(([name, text]) => `${name}="${escapeHtml(text)}"`)
  return `<link ${written.join(' ')}>`
}
