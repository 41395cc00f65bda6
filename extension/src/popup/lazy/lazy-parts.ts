import { LazyScreen } from './lazy-screen.tsx'
import { LinkField } from './link-field.tsx'
import { NoteField } from './note-field.tsx'
import { RateHint } from './rate-hint.tsx'
import { SaveNotice } from './save-notice.tsx'
import { TwoPrices } from './two-prices.tsx'

/** The lazily loaded parts of the popup, in one chunk: see useLazyParts. */
export const lazyParts = { LinkField, NoteField, LazyScreen, RateHint, SaveNotice, TwoPrices }
export type LazyParts = typeof lazyParts
