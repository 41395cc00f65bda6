import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { memo } from 'react'
import { DETAIL_FAILURE_TEXTS } from '../features/contribution-activity/contribution-mutations.ts'
import { ContributionRowActions } from '../features/contribution-activity/contribution-row-actions.tsx'
import { summarizeContributor } from '../features/contribution-activity/contribution-summary.ts'
import { DeleteContributionDialog } from '../features/contribution-activity/delete-contribution-dialog.tsx'
import { PaymentStatusChip } from '../features/contribution-activity/payment-status-chip.tsx'
import { reminderNote } from '../features/contribution-activity/reminder-text.ts'
import {
  type ContributionHandlers,
  useContributionListActions,
} from '../features/contribution-activity/use-contribution-list-actions.ts'
import { ContributorRow } from '../features/items/contributor-row.tsx'
import type { ItemAction } from '../features/items/item-card.tsx'
import { CONTRIBUTORS_ID, ItemDetails } from '../features/items/item-details.tsx'
import { useNow } from '../lib/time/use-now.ts'

const MINUTE_MS = 60_000

interface ItemDetailsSheetProps {
  item: OwnerItem
  onClose: () => void
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** Item details, with the actions for each contribution. */
export function ItemDetailsSheet({ item, onClose, onAction }: ItemDetailsSheetProps) {
  const nowMs = useNow(MINUTE_MS)
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
      {note && <span className="giver-when">{note}</span>}
      <ContributionRowActions
        contribution={contribution}
        nowMs={nowMs}
        handlers={handlers}
        hasLabels
      />
    </ContributorRow>
  )
})
