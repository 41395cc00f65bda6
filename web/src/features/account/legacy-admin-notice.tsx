import { accountMessages } from '@registry/shared/messages/account/account'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { Box } from '../../ui/layout/box.tsx'

/**
 * Shown to the legacy administrator instead of account settings, since that login has no account.
 */
export function LegacyAdminNotice() {
  const { legacyTitle, legacyText } = accountMessages.settings
  return (
    <Box above={28}>
      <EmptyState picture={<Illustration of="waiting-pram" />} title={legacyTitle}>
        <p>{legacyText}</p>
      </EmptyState>
    </Box>
  )
}
