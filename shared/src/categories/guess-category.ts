import { once } from '../lazy/once.ts'
import type { Category } from './categories.ts'
import { CATEGORY_PATTERNS } from './category-patterns.ts'

interface CategoryClues {
  name: string
  /** The retailer's category or breadcrumb text. */
  breadcrumb?: string
}

/** Created at the first use, because a phone takes 40 ms or more for them, and most pages that load them guess no category. */
const matchers = once(() =>
  CATEGORY_PATTERNS.map(([category, words]) => ({
    category,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  })),
)

/**
 * Returns the category with the highest score, or undefined below the minimum. Weights: product name 3,
 * last breadcrumb steps 2 to 2.7, whole breadcrumb 0.5 (its first step is only a department).
 */
export function guessCategory({ name, breadcrumb = '' }: CategoryClues): Category | undefined {
  const steps = breadcrumb.split(/\s*[/>›»|]\s*/)
  const texts: readonly (readonly [string, number])[] = [
    [name.slice(0, 300), 3],
    [steps.slice(-2).join(' / ').slice(0, 200), 2],
    [(steps.at(-1) ?? '').slice(0, 200), 0.7],
    [breadcrumb.slice(0, 500), 0.5],
  ]
  const scored = matchers().map(({ category, pattern }) => ({
    category,
    score: scoreOf(texts, pattern),
  }))
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top))
  return best.score >= 1 ? best.category : undefined
}

/** Weighs a match by its length, since longer terms are more specific: 'bottle warmer' outscores 'bottle'. */
function scoreOf(texts: readonly (readonly [string, number])[], pattern: RegExp): number {
  let score = 0
  for (const [text, weight] of texts) {
    if (text === '') continue
    const hits = text.match(pattern) ?? []
    const longest = Math.max(0, ...hits.map(hit => hit.length))
    if (hits.length > 0) score += weight * (1 + longest / 30)
  }
  return score
}
