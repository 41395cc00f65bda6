import { authMessages } from '@registry/shared/messages/auth'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { type LoginKind, useLogin } from './use-login.ts'

/** E-mail and password, or the one legacy password. Signing in changes the page by itself. */
export function LoginForm({ kind }: { kind: LoginKind }) {
  const login = useLogin(kind)
  const { form } = authMessages
  return (
    <form className="login-form" onSubmit={login.submit} onKeyDown={login.keyDown} noValidate>
      {login.error && (
        <Banner tone="red" title={login.error.title} role="alert">
          {login.error.text}
        </Banner>
      )}
      {kind === 'user' && (
        <Field
          label={form.email}
          type="email"
          name="email"
          autoComplete="username"
          value={login.email}
          onChange={event => login.setEmail(event.target.value)}
        />
      )}
      <PasswordField
        label={kind === 'user' ? form.password : form.adminPassword}
        name={kind === 'user' ? 'password' : 'admin-password'}
        autoComplete="current-password"
        value={login.password}
        onChange={event => login.setPassword(event.target.value)}
      />
      <Button type="submit" isBlock disabled={!login.isComplete || login.isBusy}>
        {login.isBusy ? form.busy : form.submit}
      </Button>
    </form>
  )
}
