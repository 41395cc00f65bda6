import { accountMessages } from '@registry/shared/messages/account'
import { WaitingPram } from '../../art/waiting-pram.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What the legacy admin sees in place of an account. */
export function LegacyAdminNotice() {
  const { legacyTitle, legacyText } = accountMessages.settings
  return (
    <div className="items-state">
      <EmptyState picture={<WaitingPram />} title={legacyTitle}>
        <p>{legacyText}</p>
      </EmptyState>
    </div>
  )
}
