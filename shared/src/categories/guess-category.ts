import type { Category } from './categories.ts'
import { CATEGORY_WORDS } from './category-words.ts'

export interface CategoryClues {
  name: string
  /** The shop's own category or breadcrumb text. */
  breadcrumb?: string
  keywords?: readonly string[]
}

const matchers = CATEGORY_WORDS.map(([category, words]) => ({
  category,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
}))

/**
 * The category that a product's name and shop category point to, undefined when nothing points
 * anywhere. The name counts most, the last steps of the breadcrumb next: its first name the shop's floor.
 */
export function guessCategory({
  name,
  breadcrumb = '',
  keywords = [],
}: CategoryClues): Category | undefined {
  const steps = breadcrumb.split(/\s*[/>›»|]\s*/)
  const texts: readonly (readonly [string, number])[] = [
    [name.slice(0, 300), 3],
    [steps.slice(-2).join(' / ').slice(0, 200), 2],
    [(steps.at(-1) ?? '').slice(0, 200), 0.7],
    [breadcrumb.slice(0, 500), 0.5],
    [keywords.join(' / ').slice(0, 500), 1],
  ]
  const scored = matchers.map(({ category, pattern }) => ({
    category,
    score: scoreOf(texts, pattern),
  }))
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top))
  return best.score >= 1 ? best.category : undefined
}

/** Longer words say more: 'bottle warmer' outweighs 'bottle'. */
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
