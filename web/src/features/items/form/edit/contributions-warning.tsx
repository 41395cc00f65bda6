import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { useWatch } from 'react-hook-form'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import type { ItemFormState } from '../use-item-form.ts'
import { describePriceChange } from './describe-price-change.ts'

/**
 * Warning in the form of an item with contributions: what visitors and contributors will see after
 * the change.
 */
export function ContributionsWarning({ form, item }: { form: ItemFormState; item: OwnerItem }) {
  const t = itemFormMessages
  const [name, price] = useWatch({ control: form.control, name: ['productName', 'totalPrice'] })
  if (item.contributorCount === 0) return null
  const isRenamed = name.trim() !== item.productName
  return (
    <Banner tone="money" title={t.given(item.contributorCount, item.amountContributed)}>
      {t.givenKeep} <span role="status">{describePriceChange(item, price) ?? t.givenHint}</span>
      {isRenamed && <span role="status"> {t.givenRenamed}</span>}
    </Banner>
  )
}
