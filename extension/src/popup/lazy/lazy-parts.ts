import { LinkField, NoteField, TwoPrices } from './draft-form/optional-fields.tsx'
import { RateHint } from './draft-form/rate-hint.tsx'
import { LazyScreen } from './lazy-screen.tsx'
import { SaveNotice } from './notices/save-notice.tsx'

/** The lazily loaded parts of the popup, in one chunk: see useLazyParts. */
export const lazyParts = { LinkField, NoteField, LazyScreen, RateHint, SaveNotice, TwoPrices }
export type LazyParts = typeof lazyParts
