import { settingsMessages as t } from '@registry/shared/messages/account/settings'
import type { SlugState } from './slug-check.ts'

const SLUG_MIN = 3

/** Returns why the form cannot be saved with this slug; undefined if it can. */
export function slugError(text: string, state: SlugState): string | undefined {
  if (state.status === 'own' || state.status === 'available') return undefined
  if (text.trim().length < SLUG_MIN) return t.slugTooShort
  return state.status === 'wrong' ? state.sentence : t.slugUnavailable
}
