import { accountMessages } from '@registry/shared/messages/account/account'
import { authMessages } from '@registry/shared/messages/account/auth'
import { RotateCw } from 'lucide-react'
import { type ReactNode, Suspense, use } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import styles from '../../features/account/account.module.css'
import {
  confirmEmail,
  type EmailConfirmation,
} from '../../features/account/email-links/confirm-email.ts'
import { EmailLinkForm } from '../../features/account/email-links/email-link-form.tsx'
import { useDocumentTitle } from '../../lib/hooks/use-document-title.ts'
import { resendVerification } from '../../lib/session/sign-in.ts'
import { useOwnerSession } from '../../lib/session/use-owner-session.ts'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { Box } from '../../ui/layout/box.tsx'
import { PromptPage } from '../../ui/layout/prompt-page.tsx'
import { Text } from '../../ui/text/text.tsx'

const { verification } = accountMessages

const ASKING = {
  ask: authMessages.resend.action,
  asked: authMessages.resend.done,
  askedText: verification.askedText,
  askFailed: authMessages.resend.failed,
  emailMissing: authMessages.resend.emailFirst,
}

/** Starts the verification; the page shows its progress. */
export function verifyEmailLoader(): { outcome: Promise<EmailConfirmation> } {
  return { outcome: confirmEmail() }
}

/** /verify-email: result of opening a verification link. */
export function VerifyEmailPage() {
  const { outcome } = useLoaderData<typeof verifyEmailLoader>()
  return (
    <Suspense fallback={<Busy />}>
      <Outcome outcome={outcome} />
    </Suspense>
  )
}

function Busy() {
  useDocumentTitle(verification.pageTitle)
  return (
    <Card
      title={verification.pageTitle}
      picture={<Illustration of="waiting-pram" />}
      text={verification.busy}
    />
  )
}

function Outcome({ outcome }: { outcome: Promise<EmailConfirmation> }) {
  const result = use(outcome)
  if (result.status === 'confirmed') return <Confirmed />
  if (result.status === 'undecided') return <Undecided text={result.text} />
  return <AskAgain reason={result.status === 'refused' ? result.text : undefined} />
}

function Confirmed() {
  const { doneTitle, doneText } = authMessages.verification
  const isSignedIn = useOwnerSession().status === 'signed-in'
  return (
    <Card
      title={doneTitle}
      picture={<Illustration of="found-heart" />}
      text={isSignedIn ? verification.doneSignedIn : doneText}
    >
      {isSignedIn ? (
        <LinkButton href={paths.dashboard} isBlock>
          {accountMessages.toDashboard}
        </LinkButton>
      ) : (
        <LoginLink />
      )}
    </Card>
  )
}

function Undecided({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator()
  const isBusy = state !== 'idle'
  return (
    <Card
      title={authMessages.verificationFailed}
      picture={<Illustration of="waiting-pram" />}
      text={`${text} ${verification.stillGood}`}
    >
      <Button isBlock disabled={isBusy} onClick={() => void revalidate()}>
        <RotateCw className="icon" aria-hidden="true" />
        {accountMessages.tryAgain}
      </Button>
    </Card>
  )
}

/** Form for a new link, after a missing, expired or used one. */
function AskAgain({ reason }: { reason: string | undefined }) {
  return (
    <Card
      title={reason ? authMessages.verificationFailed : verification.noLinkTitle}
      picture={<Illustration of="waiting-pram" />}
      text={reason ?? verification.noLinkText}
    >
      <p className="muted">{verification.calm}</p>
      <LoginLink />
      <Box
        as="section"
        above={24}
        line="above"
        textAlign="start"
        className={styles.askAgain}
        aria-labelledby="ask-again"
      >
        <Text as="h2" size={16} weight={600} id="ask-again">
          {verification.askTitle}
        </Text>
        <EmailLinkForm send={resendVerification} words={ASKING} look="outline" />
      </Box>
    </Card>
  )
}

function LoginLink() {
  return (
    <LinkButton href={paths.admin} isBlock>
      {authMessages.dashboard.login}
    </LinkButton>
  )
}

interface CardProps {
  title: string
  picture: ReactNode
  text: string
  children?: ReactNode
}

function Card({ children, ...card }: CardProps) {
  useDocumentTitle(card.title)
  return (
    <PromptPage {...card} textRole="status">
      <div className="acts">{children}</div>
    </PromptPage>
  )
}
