import type { Page } from '../../page/page.ts'
import type { Candidate } from '../candidate.ts'
import { fullSizeImage } from './full-size-image.ts'
import { decorationOf, imageAddress } from './image-address.ts'

const MAX_IMAGES = 10

export interface ChosenImages {
  images: string[]
  rule: string | undefined
  confidence: number
}

/** The candidates as absolute full-size addresses, best first, each once, decorations only if nothing else. */
export function chooseImages(page: Page, candidates: readonly Candidate[]): ChosenImages {
  const best = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const address = imageAddress(candidate.value, page.url)
    if (!address) continue
    const weight = candidate.weight - 0.6 * decorationOf(address)
    const full = fullSizeImage(address)
    if (weight > (best.get(full)?.weight ?? 0)) best.set(full, { ...candidate, weight })
  }
  const ranked = [...best].sort((a, b) => b[1].weight - a[1].weight)
  const first = ranked[0]?.[1]
  const images = ranked.slice(0, MAX_IMAGES).map(([address]) => address)
  return { images, rule: first?.rule, confidence: first ? Math.min(1, first.weight) : 0 }
}
