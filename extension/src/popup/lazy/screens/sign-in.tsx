import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { useLayoutEffect, useRef } from 'react'
import screenStyles from '../../screen.module.css'
import screensStyles from '../../screens.module.css'
import { Field } from '../../ui/field.tsx'
import type { ScreenActions } from './create-screen-actions.ts'
import { ScreenTitle } from './screen-title.tsx'

const { fields: labels, signIn: words } = quickAddScreens

interface SignInProps {
  isBusy: boolean
  message: string
  fields: Partial<Record<string, string>>
  actions: Pick<ScreenActions, 'signIn' | 'back'>
}

/** Signs in by email and password, for when the registry's page cannot be used. */
export function SignIn({ isBusy, message, fields, actions }: SignInProps) {
  const email = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => email.current?.focus(), [])
  return (
    <form
      className={`column grows ${screenStyles.screen} ${screensStyles.signIn}`}
      aria-label={words.title}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        if (!isBusy) void actions.signIn(String(data.get('email')), String(data.get('password')))
      }}
    >
      <main className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <ScreenTitle art="connect" title={words.title} text={words.text} />
        <div className="stack gap-10">
          <Field label={labels.email} error={fields.email}>
            {control => (
              <input
                {...control}
                ref={email}
                className="input"
                name="email"
                type="email"
                autoComplete="username"
              />
            )}
          </Field>
          <Field label={labels.password} error={fields.password}>
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
      </main>
      <footer className={screenStyles.foot}>
        <p className="error below-8" role="alert" hidden={message === ''}>
          {message}
        </p>
        <button type="submit" className="btn btn-primary btn-block" aria-disabled={isBusy}>
          {isBusy && <span className={screenStyles.spin} />}
          {isBusy ? words.busy : words.action}
        </button>
        <button type="button" className="btn btn-quiet btn-block" onClick={actions.back}>
          {words.back}
        </button>
      </footer>
    </form>
  )
}
