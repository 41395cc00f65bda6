import type { Page } from '../../../parsed-page/page.ts'
import { parseUrl } from '../../../text/parse-url.ts'
import type { Candidate } from '../../retailer.ts'
import { requestedVariant } from '../page-analysis/requested-variant.ts'
import { fullSizeImage } from './full-size-image.ts'
import { decorationScore, toImageUrl } from './image-url.ts'

/** Hosts of a retailer that serve the same images under the same names. */
const FAMILIES = [
  /(?:^|\.)susercontent\.com$|^cf\.shopee\./,
  /(?:lazcdn|slatic|alicdn)\.(?:com|net)$/,
]
const LONG_NAME = /^[\w-]{16,}(?:\.\w+)?$/

const SIZE_IN_NAME = /[-_](\d{3,4})x(\d{3,4})(?=\.\w+(?:\?|$))/
/** Folders of WordPress and Shopify, which create sizes of an image; elsewhere a size may be the product's. */
const CREATES_SIZES = /\/(?:wp-content\/uploads|cdn\/shop|s\/files)\//

const MAX_IMAGES = 10

interface ChosenImages {
  images: string[]
  rule: string | undefined
  confidence: number
}

interface Chosen extends Omit<Candidate, 'value'> {
  /** URL of the largest version. */
  full: string
}

/** True for an image that only the page's head has, where the page shows the one of its product data. */
function isLoneSharingImage(key: string, sources: ReadonlyMap<string, Set<string>>): boolean {
  const own = [...(sources.get(key) ?? [])]
  if (!own.every(rule => /^(?:og|twitter):/.test(rule))) return false
  return [...sources.values()].some(rules => rules.has('json-ld') && rules.has('gallery'))
}

/**
 * Returns the candidates as absolute full-size URLs without duplicates, best first. Logos and similar
 * images rank last.
 */
export function chooseImages(page: Page, candidates: readonly Candidate[]): ChosenImages {
  const best = new Map<string, Chosen>()
  const asked = requestedVariant(page.url)
  const sources = new Map<string, Set<string>>()
  for (const candidate of candidates) {
    const address = toImageUrl(candidate.value, page.url)
    if (!address) continue
    const isAsked = asked.some(value => value.length > 3 && address.includes(value))
    const weight = candidate.weight - 0.6 * decorationScore(address) + (isAsked ? 0.1 : 0)
    const full = fullSizeImage(address)
    const key = imageKey(full)
    sources.set(key, (sources.get(key) ?? new Set()).add(candidate.rule))
    const known = best.get(key)
    const top = known && known.weight >= weight ? known : { rule: candidate.rule, weight, full }
    const largest = [full, known?.full ?? full].reduce(largerOf, top.full)
    if (top.weight > 0) best.set(key, { ...top, full: largest })
  }
  const ranked = [...best]
    .map(([key, one]) => ({
      ...one,
      weight: one.weight - (isLoneSharingImage(key, sources) ? 0.04 : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
  const first = ranked[0]
  const images = ranked.slice(0, MAX_IMAGES).map(({ full }) => full)
  return { images, rule: first?.rule, confidence: first ? Math.min(1, first.weight) : 0 }
}

function largerOf(one: string, other: string): string {
  return sizeInName(other) > sizeInName(one) ? other : one
}

/** Returns the number of pixels; infinite without a size, which is certainly the whole image. */
function sizeInName(address: string): number {
  const [, width, height] = SIZE_IN_NAME.exec(address) ?? []
  return width && height ? Number(width) * Number(height) : Number.POSITIVE_INFINITY
}

/**
 * Returns a key that is equal for URLs of the same image: the URL without a size that a platform has added, or
 * the file name with the retailer's host group.
 */
function imageKey(address: string): string {
  const url = parseUrl(address)
  const name = url?.pathname.split('/').at(-1) ?? ''
  const family = FAMILIES.findIndex(hosts => url && hosts.test(url.hostname))
  if (family >= 0 && LONG_NAME.test(name)) return `${family}/${name}`
  return CREATES_SIZES.test(address) ? address.replace(SIZE_IN_NAME, '') : address
}
