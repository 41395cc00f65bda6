import { authMessages } from '@registry/shared/messages/account/auth'
import { pageMessages } from '@registry/shared/messages/pages'
import { ArrowLeft, ChevronRight, KeyRound, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/url/paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { PromptCard } from '../../../ui/layout/prompt-card.tsx'

interface AdminSignInChoiceProps {
  onEmail: () => void
  onLegacy: () => void
}

/** Shown at /admin without a session: the two ways to sign in. */
export function AdminSignInChoice({ onEmail, onLegacy }: AdminSignInChoiceProps) {
  const { admin, wayHints, dashboard } = authMessages
  return (
    <PromptCard
      home={paths.home}
      foot={pageMessages.neverHold}
      aside={
        <LinkButton href={paths.home} look="quiet" size="sm">
          <ArrowLeft className="icon" aria-hidden="true" />
          {dashboard.back}
        </LinkButton>
      }
    >
      <h1 className="display-30" tabIndex={-1}>
        {admin.title}
      </h1>
      <p className="lead">{admin.text}</p>
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
    </PromptCard>
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
    <button type="button" className="way" aria-haspopup="dialog" onClick={onChoose}>
      <span className={isQuiet ? 'way-icon is-quiet' : 'way-icon'} aria-hidden="true">
        {icon}
      </span>
      <span>
        <b>{children}</b>
        {hint}
      </span>
      <ChevronRight className="icon" aria-hidden="true" />
    </button>
  )
}
