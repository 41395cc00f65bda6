import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import { Mail } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSingleFlight } from '../../../lib/hooks/use-single-flight.ts'
import { resendVerification } from '../../../lib/session/sign-in.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { authErrorMessage } from '../auth-error-message.ts'

const { resend: t } = authMessages

interface ResendVerificationProps {
  /** Current value of the email field in the form. */
  email: string
  onSent: () => void
  /** Another action beside the button. */
  children: ReactNode
}

/**
 * Button in the banner of a login rejected for an unconfirmed email address; requests another
 * verification link.
 */
export function ResendVerification({ email, onSent, children }: ResendVerificationProps) {
  const [problem, setProblem] = useState<string>()
  const [send, isBusy] = useSingleFlight(async (address: string) => {
    setProblem(undefined)
    if (address === '') {
      setProblem(t.emailFirst)
      return undefined
    }
    try {
      await resendVerification(address)
      onSent()
    } catch (error) {
      setProblem(toFailure(error))
    }
    return undefined
  })
  return (
    <>
      <div className="banner-actions align-end">
        <Button
          look="outline"
          size="sm"
          aria-disabled={isBusy || undefined}
          onClick={() => void send(email.trim())}
        >
          <Mail className="icon" aria-hidden="true" />
          {isBusy ? t.busy : t.action}
        </Button>
        {children}
      </div>
      {/* Announced together with the surrounding banner. */}
      {problem && (
        <Text size={14} weight={500} tone="danger" above={8}>
          {problem}
        </Text>
      )}
    </>
  )
}

/**
 * Shows the server's message only for 400 (invalid email address) and 429 (wait); the details of
 * other errors do not help the visitor.
 */
function toFailure(error: unknown): string {
  const isToldBest = error instanceof ApiError && [400, 429].includes(error.status)
  return isToldBest ? authErrorMessage(error, t.failed) : t.failed
}
