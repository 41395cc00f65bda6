import type { OwnerItem } from '@registry/shared/contract/items'
import { GiftButtons } from '../features/gifts/gift-buttons.tsx'
import { GiftChip } from '../features/gifts/gift-chip.tsx'
import { factsOfContributor, type GiftFacts } from '../features/gifts/gift-facts.ts'
import { GiftQuestion } from '../features/gifts/gift-question.tsx'
import { reminderNote } from '../features/gifts/reminder-words.ts'
import { type GiftDesk, useGiftDesk } from '../features/gifts/use-gift-desk.ts'
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
  const desk = useGiftDesk()
  return (
    <>
      <ItemDetails
        item={item}
        nowMs={nowMs}
        onClose={onClose}
        onAction={onAction}
        giftState={contributor => (
          <GiftState
            gift={factsOfContributor(contributor, item.productName)}
            nowMs={nowMs}
            desk={desk}
          />
        )}
      />
      <GiftQuestion desk={desk} focusAfter={() => document.getElementById(GIVERS)} />
    </>
  )
}

interface GiftStateProps {
  gift: GiftFacts
  nowMs: number
  desk: GiftDesk
}

function GiftState({ gift, nowMs, desk }: GiftStateProps) {
  const note = reminderNote(gift, nowMs)
  return (
    <>
      <GiftChip isVerified={gift.verifiedAt !== null} />
      {note && <span className="giver-when">{note}</span>}
      <GiftButtons gift={gift} nowMs={nowMs} desk={desk} isRoomy />
    </>
  )
}
