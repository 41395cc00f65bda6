import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { LoginForm } from '../login/login-form.tsx'

const { loginTitles, form, admin } = authMessages

interface LegacyLoginDialogProps {
  onClose: () => void
  /** Offered when the legacy password is disabled on this installation. */
  onSwitchToEmail: () => void
  onSignedIn: (user: User) => void
}

/** Dialog with the login by legacy password only. */
export function LegacyLoginDialog({ onClose, ...props }: LegacyLoginDialogProps) {
  return (
    <Sheet
      hasUrl
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
