import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import styles from './track-offerings.module.css'

interface OfferingLookupFormProps {
  email: string
  error: string | undefined
  isBusy: boolean
  onEmail: (email: string) => void
  /** Returns false when the email address is invalid; the field then gets the focus. */
  onSubmit: () => boolean
}

/** Asks for the email address that the offerer used. */
export function OfferingLookupForm({
  email,
  error,
  isBusy,
  onEmail,
  onSubmit,
}: OfferingLookupFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!onSubmit()) input.current?.focus()
  }
  return (
    <Stack as="form" gap={10} className={styles.lookup} noValidate onSubmit={submit}>
      <Field
        ref={input}
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        onChange={event => onEmail(event.target.value)}
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        <Search className="icon" aria-hidden="true" />
        {isBusy ? t.finding : t.find}
      </Button>
    </Stack>
  )
}
