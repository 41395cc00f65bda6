import { LinkField } from './link-field.tsx'
import { NoteField } from './note-field.tsx'
import { RareScreen } from './rare-screen.tsx'
import { RateHint } from './rate-hint.tsx'
import { SaveNotice } from './save-notice.tsx'
import { TwoPrices } from './two-prices.tsx'

/** The parts of the popup that come later, in one script: see useRare. */
export const rare = { LinkField, NoteField, RareScreen, RateHint, SaveNotice, TwoPrices }
export type Rare = typeof rare
