import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { memo } from 'react'
import { DETAIL_FAILURE_TEXTS } from '../../features/contributions/actions/contribution-mutations.ts'
import { ContributionRowActions } from '../../features/contributions/actions/contribution-row-actions.tsx'
import { summarizeContributor } from '../../features/contributions/actions/contribution-summary.ts'
import { DeleteContributionDialog } from '../../features/contributions/actions/delete-contribution-dialog.tsx'
import { PaymentStatusChip } from '../../features/contributions/actions/payment-status-chip.tsx'
import { reminderNote } from '../../features/contributions/actions/reminder-text.ts'
import {
  type ContributionHandlers,
  useContributionListActions,
} from '../../features/contributions/actions/use-contribution-list-actions.ts'
import type { ItemAction } from '../../features/items/card/item-card.tsx'
import { ContributorRow } from '../../features/items/details/contributor-row.tsx'
import styles from '../../features/items/details/item-details.module.css'
import { CONTRIBUTORS_ID, ItemDetails } from '../../features/items/details/item-details.tsx'
import { useServerNow } from '../../lib/time/use-server-now.ts'
import { Text } from '../../ui/text/text.tsx'

const MINUTE_MS = 60_000

interface ItemDetailsSheetProps {
  item: OwnerItem
  onClose: () => void
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** Item details, with the actions for each contribution. */
export function ItemDetailsSheet({ item, onClose, onAction }: ItemDetailsSheetProps) {
  const nowMs = useServerNow(MINUTE_MS)
  const actions = useContributionListActions(DETAIL_FAILURE_TEXTS)
  return (
    <>
      <ItemDetails
        item={item}
        onClose={onClose}
        onAction={onAction}
        renderContributor={contributor => (
          <Giver
            key={contributor.id}
            contributor={contributor}
            itemName={item.productName}
            nowMs={nowMs}
            handlers={actions.handlers}
          />
        )}
      />
      <DeleteContributionDialog
        actions={actions}
        focusAfter={() => document.getElementById(CONTRIBUTORS_ID)}
      />
    </>
  )
}

interface GiverProps {
  contributor: OwnerContributor
  itemName: string
  nowMs: number
  handlers: ContributionHandlers
}

/** Row of a contribution; memoized, because there may be hundreds. */
const Giver = memo(function Giver({ contributor, itemName, nowMs, handlers }: GiverProps) {
  const contribution = summarizeContributor(contributor, itemName)
  const note = reminderNote(contribution, nowMs)
  return (
    <ContributorRow contributor={contributor} nowMs={nowMs}>
      <PaymentStatusChip isVerified={contribution.verifiedAt !== null} />
      {note && (
        <Text as="span" size={12} tone="faint" className={styles.giverWhen}>
          {note}
        </Text>
      )}
      <ContributionRowActions
        contribution={contribution}
        nowMs={nowMs}
        handlers={handlers}
        hasLabels
      />
    </ContributorRow>
  )
})
