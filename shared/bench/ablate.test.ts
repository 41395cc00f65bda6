import { describe, expect, test } from 'vitest'
import { ablate } from './ablate.ts'
import { ABLATIONS } from './ablations.ts'
import { hasSavedPages, htmlOf, type Label, labels, pagesFolder } from './saved-pages.ts'

if (!hasSavedPages()) process.stdout.write(`skipped: no saved pages in ${pagesFolder}\n`)

/** Every seventh product page below 400 kB: enough to detect a broken rule in little time. */
function someOfThem(): Label[] {
  const products = labels().filter(({ kind }) => kind === 'product')
  const pages = products.filter(label => htmlOf(label).length < 400_000)
  return pages.filter((_, index) => index % 7 === 0)
}

describe.skipIf(!hasSavedPages())('extractProduct on mutilated pages', () => {
  // Once for all tests: finding the small pages reads every page.
  const pages = hasSavedPages() ? someOfThem() : []

  test.each(ABLATIONS.map(ablation => [ablation.name, ablation] as const))(
    'extracts at most one wrong price from pages with %s',
    (_name, ablation) => {
      const answers = [...ablate(pages, [ablation])]
      const wrong = answers.filter(({ price }) => price === 'wrong')
      const named = answers.filter(({ name }) => name === 'right')
      expect(wrong.map(({ label }) => label.file).length).toBeLessThanOrEqual(1)
      expect(wrong.filter(({ answer }) => (answer.confidence.price ?? 0) >= 0.8)).toEqual([])
      expect(named.length / answers.length).toBeGreaterThanOrEqual(0.75)
    },
  )
})
