import { accountMessages } from '@registry/shared/messages/account/account'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import styles from '../items/card/item-card.module.css'

/**
 * Shown to the legacy administrator instead of account settings, since that login has no account.
 */
export function LegacyAdminNotice() {
  const { legacyTitle, legacyText } = accountMessages.settings
  return (
    <div className={styles.itemsState}>
      <EmptyState picture={<Illustration of="waiting-pram" />} title={legacyTitle}>
        <p>{legacyText}</p>
      </EmptyState>
    </div>
  )
}
