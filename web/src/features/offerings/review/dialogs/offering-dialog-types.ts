import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import * as z from 'zod/mini'

/** Steps that send a note to the offerer. */
const NOTE_STEP_NAMES = ['accept', 'decline', 'deliver', 'callOff'] as const
export type NoteStep = (typeof NOTE_STEP_NAMES)[number]

export const dialogKind = z.enum([
  ...NOTE_STEP_NAMES,
  'confirm',
  'interest',
  'flag',
  'thread',
  'photos',
])
type DialogKind = z.output<typeof dialogKind>

/** Text of a dialog, by field name. */
export type FieldValues = Record<string, string>

/** Initial field values of a dialog, and the callback that stores them. */
export interface DialogDraft {
  typed: FieldValues
  onTyped: (typed: FieldValues) => void
}

/** The open dialog. `offering` is a snapshot: its card may have left the list since. */
export interface OfferingDialog extends DialogDraft {
  kind: DialogKind
  offering: OwnerOffering
}

/** Closes the dialog. Stores the unsent text as a draft, unless `how` is 'discard'. */
export type CloseDialog = (how?: 'discard') => void

export type OpenDialog = (kind: DialogKind, offering: OwnerOffering) => void
