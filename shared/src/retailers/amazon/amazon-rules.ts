import { scriptSource } from '../../parsed-page/page.ts'
import { isObject } from '../generic/structured-data/json.ts'
import { parseSafeJson } from '../generic/structured-data/safe-json.ts'
import type { Candidate, PriceCandidate, Rule } from '../retailer.ts'
import { runRules } from '../run-rules.ts'

/** Extracts images from a JSON attribute whose keys are the URLs of several sizes; the first key is used. */
export const dynamicImages: Rule<Candidate> = ({ page }) =>
  page
    .select('#landingImage, #imgBlkFront, #ebooksImgBlkFront, #imgTagWrapperId img')
    .flatMap((node, index) => {
      const sizes = parseSafeJson(node.attribs['data-a-dynamic-image'] ?? '', {
        maxLength: 20_000,
      })
      const value = isObject(sizes) ? Object.keys(sizes)[0] : undefined
      return value ? [{ value, rule: 'data-a-dynamic-image', weight: 0.98 - index * 0.01 }] : []
    })

/** Extracts the gallery from the page's inline script. */
export const scriptImages: Rule<Candidate> = ({ page }) => {
  const script = page
    .select('script')
    .map(scriptSource)
    .find(text => text.includes("'colorImages'") || text.includes('"colorImages"'))
  const found =
    script
      ?.slice(script.indexOf('colorImages'))
      .matchAll(/"(?:hiRes|large)"\s*:\s*"(https:[^"]+)"/g) ?? []
  return [...found].slice(0, 20).map((match, index) => ({
    value: match[1] ?? '',
    rule: 'colorImages',
    weight: 0.95 - index * 0.005,
  }))
}

/** Disables `rules` for a sold-out product: the remaining prices are those of other sellers or products. */
export function soldOutOr(rules: readonly Rule<PriceCandidate>[]): Rule<PriceCandidate>[] {
  return [input => (input.page.select('#outOfStock').length > 0 ? [] : runRules(rules, input))]
}
