import { transliterate } from '@registry/shared/payments/transliterate'
import { judgeSlug } from './slug-check.ts'

const MOST = 3

interface Known {
  taken: string
  title: string
  /** The present address, which is no news. */
  own: string
}

/** Addresses like one that is taken, and like the registry's title, for who has no other idea. */
export function slugsLike({ taken, title, own }: Known): string[] {
  const fromTitle = transliterate(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const candidates = new Set([`${taken}-2`, fromTitle, `${taken}-baby`, `our-${taken}`])
  return [...candidates]
    .filter(slug => slug !== taken && judgeSlug(slug, own).status === 'unknown')
    .slice(0, MOST)
}
