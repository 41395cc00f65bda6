import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { setOfferingStatus } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { pickupMessages as t } from '@registry/shared/messages/offerings/pickup'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { pickupTime } from '@registry/shared/offerings/pickup-time'
import { Mail } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { createIdempotencyKeys } from '../../../../lib/api-client/idempotency-key.ts'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { serverNow } from '../../../../lib/time/server-clock.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { offererFirstName } from '../../format/format-offering.ts'
import { useOfferingMutation } from '../queries/use-offering-mutation.ts'
import type { CloseDialog, DialogDraft } from './offering-dialog-types.ts'
import { OfferingFormDialog } from './offering-form-dialog.tsx'
import { useDialogFields } from './use-dialog-fields.ts'

const { confirm, optional } = offeringDialogMessages

/** Values of the form. Without date, time and place the pickup is only marked as arranged. */
type Plan = Record<'date' | 'time' | 'place' | 'note', string>

interface PickupDialogProps extends DialogDraft {
  offering: OwnerOffering
  onDone: (hasNote: boolean) => void
  onClose: CloseDialog
}

/** Marks the pickup of an offering as arranged, with its time and place. */
export function PickupDialog({ offering, onDone, onClose, ...draft }: PickupDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const name = offererFirstName(offering)
  const blank: Plan = { date: '', time: '', place: '', note: '' }
  const [values, type] = useDialogFields<Plan>(blank, draft)
  const [wrong, setWrong] = useState<Partial<Plan>>({})
  const [keyFor] = useState(createIdempotencyKeys)
  const mutation = useOfferingMutation({
    send: () => sendPlan(offering.id, values, keyFor),
    onDone: () => onDone(values.note.trim() !== ''),
    failed: offeringsMessages.failure.step,
  })
  const field = (key: 'date' | 'time' | 'place') => ({
    name: key,
    value: values[key],
    readOnly: mutation.isBusy,
    error: wrong[key] ?? mutation.fields?.[`pickup.${key}`],
    onChange: ({ target }: { target: { value: string } }) => type({ [key]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const errors = planErrors(values)
    setWrong(errors)
    const [first] = Object.keys(errors)
    if (!first) return mutation.run()
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <OfferingFormDialog
      title={confirm.title}
      offering={offering}
      mutation={mutation}
      onClose={onClose}
      form={id}
      submitLabel={confirm.action}
    >
      <p className="muted">{t.lead}</p>
      <Stack as="form" gap={16} id={id} ref={form} noValidate onSubmit={submit}>
        <Field label={t.date} side={optional} type="date" {...field('date')} />
        <Field label={t.time} side={optional} hint={t.timeHint} type="time" {...field('time')} />
        <Field
          label={t.place}
          side={optional}
          placeholder={t.placeHint}
          maxLength={OFFERING_LIMITS.place}
          autoComplete="off"
          dir="auto"
          {...field('place')}
        />
        <TextArea
          label={confirm.field(name)}
          side={optional}
          rows={3}
          maxLength={OFFERING_LIMITS.note}
          dir="auto"
          value={values.note}
          readOnly={mutation.isBusy}
          onChange={({ target }) => type({ note: target.value })}
        />
      </Stack>
      <Inline as="p" gap={10} tone="muted">
        <Mail className="icon tone-leaf" aria-hidden="true" />
        <span>{confirm.hint(name)}</span>
      </Inline>
    </OfferingFormDialog>
  )
}

const hasPlan = ({ date, time, place }: Plan) => [date, time, place.trim()].some(Boolean)

function planErrors(plan: Plan): Partial<Plan> {
  if (!hasPlan(plan)) return {}
  const { date, time, place } = plan
  const isPast = date && time && pickupTime(date, time).getTime() < serverNow()
  return {
    ...(date ? isPast && { date: t.past } : { date: t.dateMissing }),
    ...(!time && { time: t.timeMissing }),
    ...(!place.trim() && { place: t.placeMissing }),
  }
}

function sendPlan(id: string, plan: Plan, keyFor: ReturnType<typeof createIdempotencyKeys>) {
  const [note, place] = [plan.note.trim(), plan.place.trim()]
  const pickup = hasPlan(plan) ? { date: plan.date, time: plan.time, place } : undefined
  const body = { status: 'confirmed' as const, note, ...(pickup && { pickup }) }
  const idempotencyKey = keyFor(body)
  return ownerClient.call(setOfferingStatus, { params: { id }, body }, { idempotencyKey })
}
