import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/auth'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { resendVerification } from '../../lib/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { authErrorMessage } from './auth-error-message.ts'
import { useSingleFlight } from './use-single-flight.ts'

const { resend: words } = authMessages

interface ResendVerificationProps {
  /** The address as it stands in the form now. */
  email: string
  onSent: () => void
}

/** Under a login that was refused for an address not confirmed yet: has the link sent again. */
export function ResendVerification({ email, onSent }: ResendVerificationProps) {
  const [problem, setProblem] = useState<string>()
  const [send, isBusy] = useSingleFlight(async (address: string) => {
    setProblem(undefined)
    if (address === '') {
      setProblem(words.emailFirst)
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
      <Button
        look="outline"
        size="sm"
        aria-disabled={isBusy || undefined}
        onClick={() => void send(email.trim())}
      >
        <Mail className="icon" aria-hidden="true" />
        {isBusy ? words.busy : words.action}
      </Button>
      {/* Read out with the banner that it stands in. */}
      {problem && <p className="auth-problem">{problem}</p>}
    </>
  )
}

/** A wait is told, and an address that is none; all else is the same to the person who asked. */
function toFailure(error: unknown): string {
  const isToldBest = error instanceof ApiError && [400, 429].includes(error.status)
  return isToldBest ? authErrorMessage(error, words.failed) : words.failed
}
