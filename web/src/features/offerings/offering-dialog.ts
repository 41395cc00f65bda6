import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import * as z from 'zod/mini'

/** What goes with words of the owner's to who offers. */
const WORDS_STEPS = ['accept', 'decline', 'confirm', 'deliver', 'callOff'] as const
export type WordsStep = (typeof WORDS_STEPS)[number]

export const dialogKind = z.enum([...WORDS_STEPS, 'interest', 'flag', 'thread', 'photos'])
type DialogKind = z.output<typeof dialogKind>

/** The fields of a dialog by name, as they were typed. */
export type Typed = Record<string, string>

/** Where what is typed into a dialog comes from, and where it is kept. */
export interface TypedHere {
  typed: Typed
  onTyped: (typed: Typed) => void
}

/** What is open over the list. The offering is as it was then: its card may have gone since. */
export interface OfferingDialog extends TypedHere {
  kind: DialogKind
  offering: OwnerOffering
}

/** Opens one of them. */
export type OpenDialog = (kind: DialogKind, offering: OwnerOffering) => void
