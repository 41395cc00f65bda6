import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import { ABLATIONS, type Ablation } from './ablations.ts'
import { htmlOf, type Label, labels } from './saved-pages.ts'
import { type FieldScores, scoreExtraction } from './score-extraction.ts'

export interface AblatedExtraction extends FieldScores {
  label: Label
  ablation: string
  answer: ExtractedProduct
}

export const UNCHANGED: Ablation = { name: 'as it is', change: page => page }

/** Extracts every labelled product page under every ablation and unchanged. */
export function* ablate(
  chosen: readonly Label[] = labels(),
  ablations: readonly Ablation[] = [UNCHANGED, ...ABLATIONS],
): Generator<AblatedExtraction> {
  for (const label of chosen) {
    if (label.kind !== 'product') continue
    const page = { html: htmlOf(label), url: label.url ?? '' }
    for (const { name, change } of ablations) {
      const changed = change(page)
      const answer = extractProduct(cheerioPage(changed.html, changed.url))
      yield { label, ablation: name, answer, ...scoreExtraction(label, answer) }
    }
  }
}
