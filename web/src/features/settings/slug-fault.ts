import { settingsMessages as texts } from '@registry/shared/messages/settings'
import type { SlugState } from './slug-check.ts'

const SLUG_MIN = 3

/** Why the form may not be saved with this address; nothing where it may. */
export function slugFault(text: string, state: SlugState): string | undefined {
  if (state.status === 'own' || state.status === 'available') return undefined
  if (text.trim().length < SLUG_MIN) return texts.slugTooShort
  return state.status === 'wrong' ? state.sentence : texts.slugUnavailable
}
