import type { User } from '@registry/shared/contract/auth'
import { authMessages } from '@registry/shared/messages/auth'
import { Sheet } from '../../ui/sheet.tsx'
import './auth-dialog.css'
import { LoginForm } from './login-form.tsx'

const { loginTitles, form, admin } = authMessages

interface LegacyLoginDialogProps {
  onClose: () => void
  /** Where an installation without the legacy password sends people. */
  onSwitchToEmail: () => void
  onSignedIn: (user: User) => void
}

/** The one legacy password, and nothing else. */
export function LegacyLoginDialog({ onClose, ...props }: LegacyLoginDialogProps) {
  return (
    <Sheet
      title={loginTitles.legacy}
      subtitle={form.lead.legacy}
      closeLabel={form.close}
      onClose={onClose}
    >
      <LoginForm kind="legacy" email="" onEmail={() => {}} onForgot={() => {}} {...props} />
      <p className="hint">{admin.note}</p>
    </Sheet>
  )
}
