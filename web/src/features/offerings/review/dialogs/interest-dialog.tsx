import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { expressInterest } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringDialogMessages } from '@registry/shared/messages/offerings/offering-dialogs'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react'
import { createIdempotencyKeys } from '../../../../lib/api-client/idempotency-key.ts'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { offererFirstName } from '../../format/format-offering.ts'
import { useOfferingMutation } from '../queries/use-offering-mutation.ts'
import type { CloseDialog, DialogDraft } from './offering-dialog-types.ts'
import { OfferingFormDialog } from './offering-form-dialog.tsx'
import { useDialogFields } from './use-dialog-fields.ts'

const t = offeringDialogMessages.interest
const MAX = { name: OFFERING_LIMITS.offererName, email: 254, phone: OFFERING_LIMITS.offererPhone }
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Values of the interest form: contact details and a message. */
type Interest = Record<'name' | 'email' | 'phone' | 'message', string>

interface InterestDialogProps extends DialogDraft {
  offering: OwnerOffering
  /** Initial values of the contact fields. */
  parents: { name: string; email: string }
  onDone: (hasNote: boolean) => void
  onClose: CloseDialog
}

/** Sends the offerer the owner's interest and contact details. */
export function InterestDialog(props: InterestDialogProps) {
  const { offering, parents, onDone, onClose } = props
  const id = useId()
  const name = offererFirstName(offering)
  const form = useRef<HTMLFormElement>(null)
  const [values, type] = useDialogFields<Interest>({ ...parents, phone: '', message: '' }, props)
  const [keyFor] = useState(createIdempotencyKeys)
  const [wrong, setWrong] = useState<Partial<Interest>>({})
  const mutation = useOfferingMutation({
    send: () => sendInterest(offering.id, values, keyFor),
    onDone: () => onDone(values.message.trim() !== ''),
    failed: offeringsMessages.failure.step,
  })
  const field = (key: keyof Interest) => ({
    name: key,
    value: values[key],
    readOnly: mutation.isBusy,
    error: wrong[key] ?? mutation.fields?.[`userData.${key}`],
    onChange: ({ target }: { target: { value: string } }) => type({ [key]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = interestErrors(values)
    setWrong(missing)
    const [first] = Object.keys(missing)
    if (!first) return mutation.run()
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <OfferingFormDialog
      title={t.title}
      offering={offering}
      mutation={mutation}
      onClose={onClose}
      form={id}
      submitLabel={t.action(name)}
    >
      <p className="muted">{t.lead(name)}</p>
      <Stack as="form" gap={16} id={id} ref={form} noValidate onSubmit={submit}>
        <Line label={t.name} max={MAX.name} autoComplete="name" {...field('name')} />
        <Line
          label={t.email}
          max={MAX.email}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <Line
          label={t.phone}
          max={MAX.phone}
          side={offeringDialogMessages.optional}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextArea
          label={t.message(name)}
          side={offeringDialogMessages.optional}
          rows={3}
          maxLength={OFFERING_LIMITS.note}
          dir="auto"
          {...field('message')}
        />
      </Stack>
    </OfferingFormDialog>
  )
}

function Line({ max, ...field }: ComponentProps<typeof Field> & { max: number }) {
  return <Field dir="auto" maxLength={max} {...field} />
}

function sendInterest(
  id: string,
  { name, email, phone, message }: Interest,
  keyFor: ReturnType<typeof createIdempotencyKeys>,
) {
  const userData = { name: name.trim(), email: email.trim(), phone: phone.trim() }
  const body = { userData, message: message.trim() }
  const idempotencyKey = keyFor(body)
  return ownerClient.call(expressInterest, { params: { id }, body }, { idempotencyKey })
}

/** Returns an error text per invalid field, in the order of the form. The server validates the rest. */
function interestErrors({ name, email }: Interest): Partial<Interest> {
  return {
    ...(name.trim() === '' && { name: t.nameMissing }),
    ...(!EMAIL.test(email.trim()) && { email: t.emailInvalid }),
  }
}
