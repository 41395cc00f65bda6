import { authMessages } from '@registry/shared/messages/auth'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { SegmentTabs } from '../../ui/segment-tabs.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { LoginForm } from './login-form.tsx'
import type { LoginKind } from './use-login.ts'

const TABS = [
  { value: 'user', label: authMessages.loginTabs.user },
  { value: 'legacy', label: authMessages.loginTabs.legacy },
] as const

interface LoginDialogProps {
  /** `both` offers the two ways as tabs, `legacy` only the shared password. */
  offers: 'both' | 'legacy'
  onClose: () => void
}

/** The login as a dialog over the page that asked for it. */
export function LoginDialog({ offers, onClose }: LoginDialogProps) {
  const [kind, setKind] = useState<LoginKind>(offers === 'legacy' ? 'legacy' : 'user')
  const { form } = authMessages
  return (
    <Sheet
      title={authMessages.loginTitles[kind]}
      subtitle={form.lead[kind]}
      closeLabel={form.close}
      onClose={onClose}
    >
      {offers === 'legacy' ? (
        <LoginForm kind="legacy" />
      ) : (
        <SegmentTabs label={form.tabsLabel} value={kind} tabs={TABS} onChange={setKind}>
          {(row, panel) => (
            <div className="login-tabs">
              {row}
              {panel(<LoginForm key={kind} kind={kind} />)}
            </div>
          )}
        </SegmentTabs>
      )}
      {kind === 'legacy' ? (
        <p className="hint">{authMessages.admin.note}</p>
      ) : (
        <p className="login-alt">
          {form.newHere} <a href={paths.createRegistry}>{authMessages.registration.title}</a>
        </p>
      )}
    </Sheet>
  )
}
