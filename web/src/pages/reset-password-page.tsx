import { accountMessages } from '@registry/shared/messages/account/account'
import { authMessages } from '@registry/shared/messages/account/auth'
import { type ReactNode, useState } from 'react'
import { FoundHeart } from '../art/found-heart.tsx'
import { EmailLinkForm } from '../features/account/email-links/email-link-form.tsx'
import { mailedToken } from '../features/account/email-links/mailed-token.ts'
import { NewPasswordForm } from '../features/account/email-links/new-password-form.tsx'
import { useDocumentTitle } from '../lib/hooks/use-document-title.ts'
import { useHeadingFocus } from '../lib/hooks/use-heading-focus.ts'
import { requestPasswordReset } from '../lib/session/sign-in.ts'
import { paths } from '../lib/url/paths.ts'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { PromptCard } from '../ui/layout/prompt-card.tsx'

const { reset } = accountMessages

const ASKING = {
  ...reset,
  askFailed: authMessages.resetRequestFailed,
  emailMissing: authMessages.emailRequired,
}

type Step = { at: 'form'; token: string } | { at: 'no-link' } | { at: 'ended' } | { at: 'done' }

function firstStep(): Step {
  const token = mailedToken()
  return token === undefined ? { at: 'no-link' } : { at: 'form', token }
}

/** /reset-password: form for a new password, opened from an emailed link. */
export function ResetPasswordPage() {
  const [step, setStep] = useState(firstStep)
  useDocumentTitle(reset.pageTitle)
  if (step.at === 'form') {
    return (
      <Card title={reset.title} text={reset.text}>
        <NewPasswordForm
          token={step.token}
          onDone={() => setStep({ at: 'done' })}
          onEnded={() => setStep({ at: 'ended' })}
        />
      </Card>
    )
  }
  if (step.at === 'done') return <Done />
  const hasEnded = step.at === 'ended'
  return (
    <Card
      key={step.at}
      shouldFocusHeading={hasEnded}
      title={hasEnded ? reset.endedTitle : reset.noLinkTitle}
      text={hasEnded ? reset.endedText : reset.noLinkText}
    >
      <EmailLinkForm send={requestPasswordReset} words={ASKING} />
    </Card>
  )
}

interface CardProps {
  title: string
  text: string
  /** Whether it replaces other content, so that its heading is focused. */
  shouldFocusHeading?: boolean
  children: ReactNode
}

function Card({ title, text, shouldFocusHeading = false, children }: CardProps) {
  const heading = useHeadingFocus(shouldFocusHeading)
  return (
    <PromptCard home={paths.home}>
      <h1 ref={heading} className="display-30" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      {children}
    </PromptCard>
  )
}

function Done() {
  const heading = useHeadingFocus(true)
  return (
    <PromptCard home={paths.home} isCentred>
      <FoundHeart />
      <h1 ref={heading} className="display-30" tabIndex={-1}>
        {reset.doneTitle}
      </h1>
      <p className="lead">{reset.doneText}</p>
      <div className="acts">
        <LinkButton href={paths.admin} isBlock>
          {authMessages.dashboard.login}
        </LinkButton>
      </div>
    </PromptCard>
  )
}
