import { accountMessages } from '@registry/shared/messages/account/account'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from '../account.module.css'
import { useEmailLinkForm } from './use-email-link-form.ts'

interface EmailLinkFormProps {
  /** Requests the email from the server. */
  send: (email: string) => Promise<void>
  words: {
    ask: string
    asked: string
    askedText: string
    askFailed: string
    emailMissing: string
  }
  look?: 'primary' | 'outline'
}

/**
 * Requests another emailed link. The response is the same for known and unknown email addresses.
 */
export function EmailLinkForm({ send, words, look = 'primary' }: EmailLinkFormProps) {
  const form = useEmailLinkForm({ send, missing: words.emailMissing, failed: words.askFailed })
  if (form.status === 'sent') {
    return (
      <Banner tone="moss" title={words.asked} role="status">
        {words.askedText}
      </Banner>
    )
  }
  return (
    <Stack as="form" gap={16} className={styles.askLink} noValidate onSubmit={form.submit}>
      {form.failure && (
        <Banner tone="red" role="alert">
          {form.failure}
        </Banner>
      )}
      <Field
        label={accountMessages.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        error={form.error}
        value={form.email}
        onChange={event => form.setEmail(event.target.value)}
      />
      <Button type="submit" look={look} isBlock aria-busy={form.status === 'busy'}>
        {words.ask}
      </Button>
    </Stack>
  )
}
