import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { Link2, MousePointerClick, ShieldCheck } from 'lucide-react'
import { BrowserWindow } from './art/browser-window.tsx'
import { Field } from './field.tsx'
import { ScreenTitle } from './screen-title.tsx'
import type { QuickAdd } from './use-quick-add.ts'

interface SignInProps {
  isBusy: boolean
  message: string
  fields: Record<string, string>
  onSignIn: QuickAdd['signIn']
}

/** Connects this browser to the owner's registry. */
export function SignIn({ isBusy, message, fields, onSignIn }: SignInProps) {
  return (
    <form
      className="screen sign-in"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        if (!isBusy) void onSignIn(String(data.get('email')), String(data.get('password')))
      }}
    >
      <main className="body is-centred">
        <ScreenTitle art={<BrowserWindow />} title={t.signIn.title} text={t.signIn.text} />
        <Credentials fields={fields} />
        <Promises />
      </main>
      <footer className="foot">
        <p className="notice is-error" role="alert" hidden={message === ''}>
          {message}
        </p>
        <button type="submit" className="btn btn-primary btn-block" aria-disabled={isBusy}>
          {isBusy && <span className="spin" />}
          {isBusy ? t.signIn.busy : t.signIn.action}
        </button>
      </footer>
    </form>
  )
}

function Credentials({ fields }: { fields: Record<string, string> }) {
  return (
    <div className="credentials">
      <Field label={t.fields.email} error={fields.email}>
        {control => (
          <input {...control} className="input" name="email" type="email" autoComplete="username" />
        )}
      </Field>
      <Field label={t.fields.password} error={fields.password}>
        {control => (
          <input
            {...control}
            className="input"
            name="password"
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
    </div>
  )
}

function Promises() {
  const { click, links, end } = t.signIn.trust
  return (
    <ul className="promises">
      <li>
        <MousePointerClick className="icon icon-16" aria-hidden="true" />
        {click}
      </li>
      <li>
        <Link2 className="icon icon-16" aria-hidden="true" />
        {links}
      </li>
      <li>
        <ShieldCheck className="icon icon-16" aria-hidden="true" />
        {end}
      </li>
    </ul>
  )
}
