import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'

/** What goes with words of the owner's to who offers. */
export type WordsStep = 'accept' | 'decline' | 'confirm' | 'deliver' | 'callOff'
type DialogKind = WordsStep | 'interest' | 'flag' | 'thread' | 'photos'

/** What is open over the list. The offering is as it was then: its card may have gone since. */
export interface OfferingDialog {
  kind: DialogKind
  offering: OwnerOffering
}

/** Opens one of them. */
export type OpenDialog = (kind: DialogKind, offering: OwnerOffering) => void
