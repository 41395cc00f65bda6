import { transliterate } from '@registry/shared/payments/transliterate'
import { validateSlug } from './slug-check.ts'

const MAX_SUGGESTIONS = 3

interface SuggestSlugsOptions {
  taken: string
  title: string
  /** The saved slug, which is not suggested. */
  own: string
}

/** Suggests up to three slugs derived from the taken one and from the registry title. */
export function suggestSlugs({ taken, title, own }: SuggestSlugsOptions): string[] {
  const fromTitle = transliterate(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const candidates = new Set([`${taken}-2`, fromTitle, `${taken}-baby`, `our-${taken}`])
  return [...candidates]
    .filter(slug => slug !== taken && validateSlug(slug, own).status === 'unknown')
    .slice(0, MAX_SUGGESTIONS)
}
