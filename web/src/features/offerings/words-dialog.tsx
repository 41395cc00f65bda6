import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import { offeringDialogMessages as words } from '@registry/shared/messages/offering-dialogs'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Mail } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { requestKeys } from '../../lib/request-key.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { DialogForm } from './dialog-form.tsx'
import type { TypedHere, WordsStep } from './offering-dialog.ts'
import { OfferingMini } from './offering-mini.tsx'
import { firstName } from './offering-words.ts'
import { useOfferingCall } from './use-offering-call.ts'
import { useTyped } from './use-typed.ts'
import { WORDS_STEPS } from './words-steps.ts'

interface WordsDialogProps extends TypedHere {
  kind: WordsStep
  offering: OwnerOffering
  /** Called after success; `hasWords` is true when a note was sent. */
  onDone: (hasWords: boolean) => void
  onClose: () => void
}

/** Advances an offering by one step; the optional note is emailed to the offerer. */
export function WordsDialog({ kind, offering, onDone, onClose, ...kept }: WordsDialogProps) {
  const form = useId()
  const step = WORDS_STEPS[kind]
  const name = firstName(offering)
  const [{ note }, type] = useTyped({ note: '' }, kept)
  const [keyFor] = useState(requestKeys)
  const call = useOfferingCall({
    send: () => step.send(offering.id, note.trim(), keyFor(note.trim())),
    onDone: () => onDone(note.trim() !== ''),
    failed: step.failed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    call.run()
  }
  return (
    <DialogForm
      title={step.title}
      call={call}
      onClose={onClose}
      action={
        <Button type="submit" form={form} look={step.look} disabled={call.isBusy}>
          {call.isBusy ? words.sending : step.action(name)}
        </Button>
      }
    >
      <OfferingMini offering={offering} />
      <form id={form} noValidate onSubmit={submit}>
        <TextArea
          label={step.field(name)}
          side={step.side}
          rows={3}
          maxLength={OFFERING_LIMITS.note}
          dir="auto"
          value={note}
          onChange={event => type({ note: event.target.value })}
        />
      </form>
      <p className="sharing-next">
        <Mail className="icon" aria-hidden="true" />
        <span>{step.hint(name)}</span>
      </p>
    </DialogForm>
  )
}
