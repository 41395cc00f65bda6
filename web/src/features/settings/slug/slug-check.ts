import { typedSlug } from '@registry/shared/contract/account/settings'

/** Result of the local validation of a slug. */
type SlugValidation =
  | { status: 'own' }
  | { status: 'wrong'; sentence: string }
  | { status: 'unknown'; slug: string }

/** State of the typed slug. */
export type SlugState =
  | Exclude<SlugValidation, { status: 'unknown' }>
  | { status: 'checking' | 'available' | 'taken' | 'failed' }

/** Validates a slug locally: only a valid slug other than the saved one needs a request. */
export function validateSlug(text: string, own: string): SlugValidation {
  const slug = text.trim().toLowerCase()
  if (slug === own) return { status: 'own' }
  const { error } = typedSlug.safeParse(text)
  const sentence = error?.issues[0]?.message
  return sentence === undefined ? { status: 'unknown', slug } : { status: 'wrong', sentence }
}
