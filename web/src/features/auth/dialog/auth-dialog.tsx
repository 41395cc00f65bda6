import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { type ComponentType, type ReactNode, useState } from 'react'
import { TextButton } from '../../../ui/buttons/text-button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { Text } from '../../../ui/text/text.tsx'
import {
  ForgotPasswordForm,
  ResetLinkSent,
  ResetLinkSentWithReturn,
} from '../login/forgot-password-form.tsx'
import { LoginForm } from '../login/login-form.tsx'
import type { LoginKind } from '../login/login-form-schema.ts'
import { RegistrationForm } from '../registration/registration-form.tsx'
import type { AuthView } from './auth-view.ts'

const { modal, form: formWords, loginTitles } = authMessages

export interface LoginTabsProps {
  kind: LoginKind
  onKind: (kind: LoginKind) => void
  form: ReactNode
}

interface AuthDialogProps {
  view: AuthView
  /** Adds a second tab for the legacy password to the login. A prop, so that visitors do not load it. */
  LoginTabs?: ComponentType<LoginTabsProps>
  onView: (view: AuthView) => void
  onClose: () => void
  onSignedIn: (user: User) => void
  onRegistered: () => void
  focusAfter?: () => HTMLElement | null | true
}

/** Dialog for signing in, registering and requesting a password reset, over the current page. */
export function AuthDialog({ view, LoginTabs, onView, ...props }: AuthDialogProps) {
  const [kind, setKind] = useState<LoginKind>('user')
  // The typed email address is shared between the views.
  const [email, setEmail] = useState('')
  const [linkSentTo, setLinkSentTo] = useState<string>()
  const isSent = linkSentTo !== undefined

  const go = (next: AuthView) => {
    setLinkSentTo(undefined)
    onView(next)
  }
  const login = (
    <LoginForm
      key={kind}
      kind={kind}
      email={email}
      onEmail={setEmail}
      onForgot={() => go('forgot-password')}
      onSwitchToEmail={() => setKind('user')}
      onSignedIn={props.onSignedIn}
    />
  )
  const panels: Record<AuthView, () => ReactNode> = {
    login: () => (
      <>
        {isSent && <ResetLinkSent email={linkSentTo} />}
        {LoginTabs ? <LoginTabs kind={kind} onKind={setKind} form={login} /> : login}
        {kind === 'legacy' ? (
          <p className="hint">{authMessages.admin.note}</p>
        ) : (
          <SwitchLine question={modal.noRegistry} onSwitch={() => go('register')}>
            {authMessages.registration.title}
          </SwitchLine>
        )}
      </>
    ),
    register: () => (
      <>
        <RegistrationForm
          place="dialog"
          email={email}
          onEmail={setEmail}
          onDone={props.onRegistered}
        />
        <SwitchLine question={authMessages.alreadyHaveAccount} onSwitch={() => go('login')}>
          {formWords.submit}
        </SwitchLine>
      </>
    ),
    'forgot-password': () => (
      <>
        {isSent ? (
          <ResetLinkSentWithReturn email={linkSentTo} onBack={() => onView('login')} />
        ) : (
          <ForgotPasswordForm email={email} onEmail={setEmail} onSent={setLinkSentTo} />
        )}
        <SwitchLine onSwitch={() => onView('login')}>{modal.backToLogin}</SwitchLine>
      </>
    ),
  }
  return (
    <Sheet
      hasUrl
      {...sheetHeading(view, LoginTabs ? kind : undefined)}
      closeLabel={formWords.close}
      focusKey={`${view} ${isSent}`}
      onClose={props.onClose}
      focusAfter={props.focusAfter}
    >
      {panels[view]()}
    </Sheet>
  )
}

/** Returns title and subtitle of a view; pass `kind` when the login shows its two tabs. */
function sheetHeading(view: AuthView, kind: LoginKind | undefined) {
  if (view === 'login' && kind) return { title: loginTitles[kind], subtitle: formWords.lead[kind] }
  const head = { login: modal.login, register: modal.register, 'forgot-password': modal.forgot }
  return { title: head[view].title, subtitle: head[view].lead }
}

interface SwitchLineProps {
  question?: string
  onSwitch: () => void
  children: string
}

function SwitchLine({ question, onSwitch, children }: SwitchLineProps) {
  return (
    <Text size={14} tone="muted" textAlign="center">
      {question} <TextButton onClick={onSwitch}>{children}</TextButton>
    </Text>
  )
}
