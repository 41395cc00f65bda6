import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import * as z from 'zod/mini'

/** Steps that send a note to the offerer. */
const WORDS_STEPS = ['accept', 'decline', 'confirm', 'deliver', 'callOff'] as const
export type WordsStep = (typeof WORDS_STEPS)[number]

export const dialogKind = z.enum([...WORDS_STEPS, 'interest', 'flag', 'thread', 'photos'])
type DialogKind = z.output<typeof dialogKind>

/** Typed text of a dialog, by field name. */
export type Typed = Record<string, string>

/** Initial field values of a dialog, and the callback that stores them. */
export interface TypedHere {
  typed: Typed
  onTyped: (typed: Typed) => void
}

/** The open dialog. `offering` is a snapshot: its card may have left the list since. */
export interface OfferingDialog extends TypedHere {
  kind: DialogKind
  offering: OwnerOffering
}

export type OpenDialog = (kind: DialogKind, offering: OwnerOffering) => void
