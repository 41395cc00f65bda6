import { accountMessages } from '@registry/shared/messages/account/account'
import { authMessages } from '@registry/shared/messages/account/auth'
import { useState } from 'react'
import { EmailLinkForm } from '../../features/account/email-links/email-link-form.tsx'
import { mailedToken } from '../../features/account/email-links/mailed-token.ts'
import { NewPasswordForm } from '../../features/account/email-links/new-password-form.tsx'
import { useDocumentTitle } from '../../lib/hooks/use-document-title.ts'
import { requestPasswordReset } from '../../lib/session/sign-in.ts'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { PromptPage } from '../../ui/layout/prompt-page.tsx'

const { reset } = accountMessages

const ASKING = {
  ...reset,
  askFailed: authMessages.resetRequestFailed,
  emailMissing: authMessages.emailRequired,
}

type Step = { at: 'form'; token: string } | { at: 'no-link' | 'ended' | 'repeated' | 'done' }

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
      <PromptPage title={reset.title} text={reset.text}>
        <NewPasswordForm
          token={step.token}
          onDone={() => setStep({ at: 'done' })}
          onEnded={isRepeated => setStep({ at: isRepeated ? 'repeated' : 'ended' })}
        />
      </PromptPage>
    )
  }
  if (step.at === 'done') {
    return (
      <PromptPage
        shouldFocusHeading
        key={step.at}
        picture={<Illustration of="found-heart" />}
        title={reset.doneTitle}
        text={reset.doneText}
      >
        <LoginLink />
      </PromptPage>
    )
  }
  if (step.at === 'repeated') {
    return (
      <PromptPage
        shouldFocusHeading
        key={step.at}
        title={reset.repeatedTitle}
        text={reset.repeatedText}
      >
        <LoginLink />
        <EmailLinkForm send={requestPasswordReset} words={ASKING} look="outline" />
      </PromptPage>
    )
  }
  const hasEnded = step.at === 'ended'
  return (
    <PromptPage
      key={step.at}
      shouldFocusHeading={hasEnded}
      title={hasEnded ? reset.endedTitle : reset.noLinkTitle}
      text={hasEnded ? reset.endedText : reset.noLinkText}
    >
      <EmailLinkForm send={requestPasswordReset} words={ASKING} />
    </PromptPage>
  )
}

function LoginLink() {
  return (
    <div className="acts">
      <LinkButton href={paths.admin} isBlock>
        {authMessages.dashboard.login}
      </LinkButton>
    </div>
  )
}
