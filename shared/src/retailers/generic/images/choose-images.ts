import type { Page } from '../../../parsed-page/page.ts'
import type { Candidate } from '../../candidate.ts'
import { fullSizeImage } from './full-size-image.ts'
import { imageKey } from './image-key.ts'
import { decorationScore, toImageUrl } from './image-url.ts'

const MAX_IMAGES = 10

export interface ChosenImages {
  images: string[]
  rule: string | undefined
  confidence: number
}

interface Chosen extends Omit<Candidate, 'value'> {
  /** URL of the largest version. */
  full: string
}

/**
 * Returns the candidates as absolute full-size URLs without duplicates, best first. Logos and similar
 * images rank last.
 */
export function chooseImages(page: Page, candidates: readonly Candidate[]): ChosenImages {
  const best = new Map<string, Chosen>()
  for (const candidate of candidates) {
    const address = toImageUrl(candidate.value, page.url)
    if (!address) continue
    const weight = candidate.weight - 0.6 * decorationScore(address)
    const full = fullSizeImage(address)
    const key = imageKey(full)
    if (weight > (best.get(key)?.weight ?? 0)) best.set(key, { rule: candidate.rule, weight, full })
  }
  const ranked = [...best.values()].sort((a, b) => b.weight - a.weight)
  const first = ranked[0]
  const images = ranked.slice(0, MAX_IMAGES).map(({ full }) => full)
  return { images, rule: first?.rule, confidence: first ? Math.min(1, first.weight) : 0 }
}
