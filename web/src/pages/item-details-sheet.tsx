import type { OwnerContributor } from '@registry/shared/contract/contributor-schemas'
import type { OwnerItem } from '@registry/shared/contract/items'
import { memo } from 'react'
import { IN_DETAILS } from '../features/contribution-activity/contribution-mutations.ts'
import { GiftButtons } from '../features/contribution-activity/contribution-row-actions.tsx'
import { factsOfContributor } from '../features/contribution-activity/contribution-summary.ts'
import { GiftQuestion } from '../features/contribution-activity/delete-contribution-dialog.tsx'
import { GiftChip } from '../features/contribution-activity/payment-status-chip.tsx'
import { reminderNote } from '../features/contribution-activity/reminder-text.ts'
import {
  type GiftHandlers,
  useGiftDesk,
} from '../features/contribution-activity/use-contribution-list-actions.ts'
import { ContributorRow } from '../features/items/contributor-row.tsx'
import type { ItemAction } from '../features/items/item-card.tsx'
import { GIVERS, ItemDetails } from '../features/items/item-details.tsx'
import { useNow } from '../lib/use-now.ts'

const MINUTE_MS = 60_000

interface ItemDetailsSheetProps {
  item: OwnerItem
  onClose: () => void
  onAction: (action: ItemAction, item: OwnerItem) => void
}

/** An item's details, with what can be done to every gift toward it. */
export function ItemDetailsSheet({ item, onClose, onAction }: ItemDetailsSheetProps) {
  const nowMs = useNow(MINUTE_MS)
  const desk = useGiftDesk(IN_DETAILS)
  return (
    <>
      <ItemDetails
        item={item}
        onClose={onClose}
        onAction={onAction}
        giver={contributor => (
          <Giver
            key={contributor.id}
            contributor={contributor}
            itemName={item.productName}
            nowMs={nowMs}
            handlers={desk.handlers}
          />
        )}
      />
      <GiftQuestion desk={desk} focusAfter={() => document.getElementById(GIVERS)} />
    </>
  )
}

interface GiverProps {
  contributor: OwnerContributor
  itemName: string
  nowMs: number
  handlers: GiftHandlers
}

/** Drawn anew only when it has changed: there may be hundreds. */
const Giver = memo(function Giver({ contributor, itemName, nowMs, handlers }: GiverProps) {
  const gift = factsOfContributor(contributor, itemName)
  const note = reminderNote(gift, nowMs)
  return (
    <ContributorRow contributor={contributor} nowMs={nowMs}>
      <GiftChip isVerified={gift.verifiedAt !== null} />
      {note && <span className="giver-when">{note}</span>}
      <GiftButtons gift={gift} nowMs={nowMs} handlers={handlers} isRoomy />
    </ContributorRow>
  )
})
