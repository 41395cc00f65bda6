import type { User } from '@registry/shared/contract/account/auth'
import { correctEmailMessages } from '@registry/shared/messages/account/correct-email'
import { firstStepsMessages } from '@registry/shared/messages/registry/first-steps'
import { type ComponentType, useId, useRef, useState } from 'react'
import { useSingleFlight } from '../../lib/hooks/use-single-flight.ts'
import { refreshStoredUser } from '../../lib/session/refresh-stored-user.ts'
import { rejectionText } from '../../lib/session/rejection-text.ts'
import { resendVerification } from '../../lib/session/sign-in.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './first-steps.module.css'

const t = firstStepsMessages.steps.email

export interface CorrectEmailFormProps {
  email: string
  onCorrected: (email: string) => void
  onCancel: () => void
}

interface EmailStepProps {
  user: User
  /** Lazy component. A prop, because it belongs to another feature. */
  CorrectEmailForm: ComponentType<CorrectEmailFormProps>
}

/** Sends a new link to confirm the email address, or replaces a wrong address. */
export function EmailStep({ user, CorrectEmailForm }: EmailStepProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [status, setStatus] = useState<{ text: string; isFailure?: true }>()

  const [send, isBusy] = useSingleFlight(async (email: string) => {
    setStatus(undefined)
    try {
      await resendVerification(email)
      setStatus({ text: t.sent })
    } catch (error) {
      setStatus({ text: rejectionText(error) ?? t.failed, isFailure: true })
    }
    return undefined
  })

  const close = () => {
    setIsCorrecting(false)
    opener.current?.focus()
  }
  const finish = (email: string) => {
    refreshStoredUser({ ...user, email })
    setStatus({ text: t.sent })
    close()
  }

  return (
    <>
      <Button look="tonal" size="sm" aria-busy={isBusy} onClick={() => void send(user.email)}>
        {isBusy ? t.busy : t.action}
      </Button>
      <TextButton
        ref={opener}
        aria-expanded={isCorrecting}
        aria-controls={id}
        onClick={() => {
          setStatus(undefined)
          setIsCorrecting(!isCorrecting)
        }}
      >
        {correctEmailMessages.open}
      </TextButton>
      <Text
        tone={status?.isFailure && 'danger'}
        className={status?.isFailure ? undefined : 'hint'}
        role="status"
      >
        {status?.text}
      </Text>
      <div id={id} className={styles.correction} hidden={!isCorrecting}>
        {isCorrecting && (
          <LazyBoundary>
            <CorrectEmailForm email={user.email} onCorrected={finish} onCancel={close} />
          </LazyBoundary>
        )}
      </div>
    </>
  )
}
