import { elementLabels, type Page, type PageNode, textOf } from '../../../parsed-page/page.ts'
import type { Candidate } from '../../retailer.ts'
import { isAside } from '../page-analysis/aside.ts'
import { headingOf } from '../page-analysis/landmarks.ts'
import {
  matchesVariant,
  requestedVariant,
  variantIdentifiers,
} from '../page-analysis/requested-variant.ts'
import { isObject, type Json, listOf, objectsOf } from '../structured-data/json.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { metas } from '../structured-data/meta.ts'
import { microdataValues } from '../structured-data/microdata.ts'
import { coverage } from '../text/similarity.ts'

/** Returns the product's images from all sources. */
export function imageCandidates(page: Page): Candidate[] {
  const product = jsonLdProductOf(page)
  const variants = objectsOf(product?.hasVariant).slice(0, 300)
  const asked = requestedVariant(page.url)
  const chosen = variants.find(variant => matchesVariant(variantIdentifiers(variant), asked))
  return [
    ...from('json-ld:variant', 0.95, chosen ? jsonImages(chosen.image) : []),
    ...from('json-ld', 0.9, [product?.image, product?.images].flatMap(jsonImages)),
    ...from('og:image', isWide(page) ? 0.82 : 0.92, [
      ...metas(page, 'og:image:secure_url'),
      ...metas(page, 'og:image'),
    ]),
    ...from('microdata', 0.65, microdataValues(page, 'image')),
    ...from(
      'json-ld:variant',
      0.6,
      variants.slice(0, 1).flatMap(variant => jsonImages(variant.image)),
    ),
    ...from('twitter:image', 0.55, [
      ...metas(page, 'twitter:image'),
      ...metas(page, 'twitter:image:src'),
    ]),
    ...from(
      'link:image_src',
      0.5,
      page.select('link[rel=image_src]').map(node => node.attribs.href ?? ''),
    ),
    ...galleryImages(page),
  ]
}

/** True if the sharing image has the shape of a banner: products are photographed on squares. */
function isWide(page: Page): boolean {
  const [width, height] = ['og:image:width', 'og:image:height'].map(key =>
    Number.parseInt(metas(page, key)[0] ?? '', 10),
  )
  return width !== undefined && height !== undefined && width / height > 1.7
}

/** Returns the URLs in an image property: text, ImageObject, or lists of either. */
export function jsonImages(value: Json | undefined): string[] {
  return listOf(value).flatMap(one => {
    if (typeof one === 'string') return one.split(/,(?=\s*https?:)/).map(url => url.trim())
    if (Array.isArray(one)) return jsonImages(one)
    if (!isObject(one)) return []
    const id = typeof one['@id'] === 'string' && !one['@id'].includes('#') ? one['@id'] : undefined
    return jsonImages(one.contentUrl ?? one.url ?? one.image ?? id).slice(0, 4)
  })
}

function from(rule: string, weight: number, values: readonly string[]): Candidate[] {
  return values
    .filter(Boolean)
    .map((value, index) => ({ value, rule, weight: weight - index * 0.01 }))
}

/** Returns images near the heading, in a gallery, or with the product's name as alt text. */
function galleryImages(page: Page): Candidate[] {
  const heading = headingOf(page)
  const name = heading ? textOf(heading, 300) : ''
  return page
    .select('img')
    .slice(0, 200)
    .flatMap((node): Candidate[] => {
      const value = sourceOf(node)
      if (!value || isAside(node)) return []
      const { alt } = node.attribs
      const described = name !== '' && alt ? coverage(name, alt) > 0.6 : false
      const inGallery = isInGallery(node)
      const near = heading ? Math.abs(node.order - heading.order) < 300 : false
      const weight =
        (described ? 0.22 : 0) +
        (inGallery ? 0.1 : 0) +
        (near ? 0.08 : 0) -
        (isSmall(node) ? 0.15 : 0)
      return weight >= 0.1 ? [{ value, rule: 'gallery', weight: weight + 0.05 }] : []
    })
}

function sourceOf(node: PageNode): string | undefined {
  const { attribs: attributes } = node
  const largest = [
    'data-old-hires',
    'data-zoom-image',
    'data-large_image',
    'data-zoom',
    'data-large',
    'data-full',
    'data-src',
    'data-original',
    'data-lazy-src',
    'data-lazy',
  ]
  const direct = [
    ...largest.map(name => attributes[name]),
    lastOfSet(attributes.srcset ?? attributes['data-srcset']),
    attributes.src,
  ]
  return direct.find(
    value =>
      value !== undefined && value !== '' && !value.startsWith('data:') && !value.startsWith('{'),
  )
}

/** Returns the URL of the widest entry of a srcset. */
function lastOfSet(set: string | undefined): string | undefined {
  const entries = set?.split(/,\s+/).map(entry => entry.trim().split(/\s+/)) ?? []
  const sized = entries.map(([url, size]) => ({ url, size: Number.parseFloat(size ?? '1') || 1 }))
  return sized.sort((a, b) => b.size - a.size)[0]?.url
}

const GALLERY = /gallery|product|pdp|zoom|main-image|featured|carousel|slide/

/** True if an image, or one of the five elements around it, is named like a gallery. */
function isInGallery(image: PageNode): boolean {
  let here: PageNode | undefined = image
  for (let level = 0; here && level < 6; level++) {
    if (GALLERY.test(elementLabels(here))) return true
    here = here.parent
  }
  return false
}

function isSmall(node: PageNode): boolean {
  const width = Number.parseInt(node.attribs.width ?? '', 10)
  const height = Number.parseInt(node.attribs.height ?? '', 10)
  return width < 120 || height < 120
}
