import { firstStepsMessages } from '@registry/shared/messages/registry/first-steps'
import { useState } from 'react'
import { useSingleFlight } from '../../lib/hooks/use-single-flight.ts'
import { rejectionText } from '../../lib/session/rejection-text.ts'
import { resendVerification } from '../../lib/session/sign-in.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Text } from '../../ui/text/text.tsx'

const t = firstStepsMessages.steps.email

/** Sends a new link to confirm the email address. */
export function EmailStep({ email }: { email: string }) {
  const [status, setStatus] = useState<{ text: string; isFailure?: true }>()

  const [send, isBusy] = useSingleFlight(async (to: string) => {
    try {
      await resendVerification(to)
      setStatus({ text: t.sent })
    } catch (error) {
      setStatus({ text: rejectionText(error) ?? t.failed, isFailure: true })
    }
    return undefined
  })

  return (
    <>
      <Button look="tonal" size="sm" aria-busy={isBusy} onClick={() => void send(email)}>
        {isBusy ? t.busy : t.action}
      </Button>
      <Text
        tone={status?.isFailure && 'danger'}
        className={status?.isFailure ? undefined : 'hint'}
        role="status"
      >
        {status?.text}
      </Text>
    </>
  )
}
