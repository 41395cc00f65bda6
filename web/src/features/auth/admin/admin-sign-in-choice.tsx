import { authMessages } from '@registry/shared/messages/account/auth'
import { pageMessages } from '@registry/shared/messages/pages'
import { ArrowLeft, ChevronRight, KeyRound, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/url/paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { PromptPage } from '../../../ui/layout/prompt-page.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './admin-sign-in-choice.module.css'

interface AdminSignInChoiceProps {
  onEmail: () => void
  onLegacy: () => void
}

/** Shown at /admin without a session: the two ways to sign in. */
export function AdminSignInChoice({ onEmail, onLegacy }: AdminSignInChoiceProps) {
  const { admin, wayHints, dashboard } = authMessages
  return (
    <PromptPage
      title={admin.title}
      text={admin.text}
      foot={pageMessages.neverHold}
      aside={
        <LinkButton href={paths.home} look="quiet" size="sm">
          <ArrowLeft className="icon" aria-hidden="true" />
          {dashboard.back}
        </LinkButton>
      }
    >
      <div className="acts">
        <SignInOption icon={<Mail className="icon" />} hint={wayHints.user} onChoose={onEmail}>
          {admin.user}
        </SignInOption>
        <SignInOption
          isQuiet
          icon={<KeyRound className="icon" />}
          hint={wayHints.legacy}
          onChoose={onLegacy}
        >
          {admin.legacy}
        </SignInOption>
      </div>
      <p className="fine">{admin.note}</p>
    </PromptPage>
  )
}

interface SignInOptionProps {
  icon: ReactNode
  hint: string
  isQuiet?: boolean
  onChoose: () => void
  children: string
}

function SignInOption({ icon, hint, isQuiet, onChoose, children }: SignInOptionProps) {
  return (
    <button
      type="button"
      className={`row gap-14 align-center pad-16 radius-16 fill-surface hover-sunken ${styles.option}`}
      aria-haspopup="dialog"
      onClick={onChoose}
    >
      <span className={`tile tint-${isQuiet ? 'neutral' : 'moss'}`} aria-hidden="true">
        {icon}
      </span>
      <Text as="span" grows shrinks tone="muted">
        <b className="block text-16 weight-600 tone-ink">{children}</b>
        {hint}
      </Text>
      <ChevronRight className="icon tone-faint" aria-hidden="true" />
    </button>
  )
}
