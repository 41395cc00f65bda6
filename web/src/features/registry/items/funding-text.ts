import type { PublicItem } from '@registry/shared/contract/items/items'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { formatCardMoney } from '@registry/shared/money/format-money'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import { remainingCents } from '@registry/shared/money/money'

/** From this percentage on, the text says that the remaining amount completes the item. */
const NEAR_PERCENT = 75

interface FundingText {
  given: string
  price: string
  percent: number
  helper: string
  mood: 'done' | 'near' | 'open'
}

/** Returns the funding texts of an item's card. */
export function fundingText(
  item: Pick<PublicItem, 'amountContributed' | 'totalPrice' | 'isFullyFunded'>,
  format = formatCardMoney,
): FundingText {
  const t = registryMessages.card
  const percent = fundedPercent(item.amountContributed, item.totalPrice)
  const left = format(remainingCents(item.totalPrice, item.amountContributed))
  const base = {
    given: format(item.amountContributed),
    price: t.price(format(item.totalPrice)),
    percent,
  }
  if (item.isFullyFunded) return { ...base, helper: t.done, mood: 'done' }
  if (item.amountContributed === 0) return { ...base, helper: t.first, mood: 'open' }
  if (percent >= NEAR_PERCENT) return { ...base, helper: t.finishes(left), mood: 'near' }
  return { ...base, helper: t.toGo(left), mood: 'open' }
}
