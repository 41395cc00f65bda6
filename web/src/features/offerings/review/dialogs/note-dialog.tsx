import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Mail } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { createIdempotencyKeys } from '../../../../lib/api-client/idempotency-key.ts'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { offererFirstName } from '../../format/format-offering.ts'
import { useOfferingMutation } from '../queries/use-offering-mutation.ts'
import { NOTE_STEPS } from './note-steps.ts'
import type { CloseDialog, DialogDraft, NoteStep } from './offering-dialog-types.ts'
import { OfferingFormDialog } from './offering-form-dialog.tsx'
import { useDialogFields } from './use-dialog-fields.ts'

interface NoteDialogProps extends DialogDraft {
  kind: NoteStep
  offering: OwnerOffering
  /** Called after success; `hasNote` is true when a note was sent. */
  onDone: (hasNote: boolean) => void
  onClose: CloseDialog
}

/** Advances an offering by one step; the optional note is emailed to the offerer. */
export function NoteDialog({ kind, offering, onDone, onClose, ...draft }: NoteDialogProps) {
  const form = useId()
  const step = NOTE_STEPS[kind]
  const name = offererFirstName(offering)
  const [{ note }, type] = useDialogFields({ note: '' }, draft)
  const [keyFor] = useState(createIdempotencyKeys)
  const mutation = useOfferingMutation({
    send: () => step.send(offering.id, note.trim(), keyFor(note.trim())),
    onDone: () => onDone(note.trim() !== ''),
    failed: step.failed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutation.run()
  }
  return (
    <OfferingFormDialog
      title={step.title}
      offering={offering}
      mutation={mutation}
      onClose={onClose}
      form={form}
      submitLabel={step.action(name)}
      submitLook={step.look}
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextArea
          label={step.field(name)}
          side={step.side}
          rows={3}
          maxLength={OFFERING_LIMITS.note}
          dir="auto"
          value={note}
          readOnly={mutation.isBusy}
          onChange={event => type({ note: event.target.value })}
        />
      </form>
      <Inline as="p" gap={10} tone="muted">
        <Mail className="icon tone-leaf" aria-hidden="true" />
        <span>{step.hint(name)}</span>
      </Inline>
    </OfferingFormDialog>
  )
}
