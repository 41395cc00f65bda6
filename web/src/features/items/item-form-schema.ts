import {
  type ItemChanges,
  type ItemDraft,
  itemDraft,
  type OwnerItem,
} from '@registry/shared/contract/items'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import * as z from 'zod/mini'
import { DEFAULT_CATEGORY } from './default-category.ts'
import { priceCodec } from './price-codec.ts'
import { quantityCodec } from './quantity-codec.ts'

const { productName, productUrl, category, thumbnailUrl } = itemDraft.shape
const { productDescription, acceptsPhysicalDonations } = itemDraft.shape

/** The item form: the contract's rules, with price and quantity as the text that is typed. */
export const itemFormSchema = z.object({
  productName,
  productUrl,
  category,
  thumbnailUrl,
  productDescription,
  acceptsPhysicalDonations,
  totalPrice: priceCodec,
  quantity: quantityCodec,
})
export type ItemFormInput = z.input<typeof itemFormSchema>
export type ItemFormValues = z.output<typeof itemFormSchema>

/** What a new item's form starts with; the link may come from the address. */
export function emptyForm(link = ''): ItemFormInput {
  return {
    productName: '',
    productUrl: link,
    category: DEFAULT_CATEGORY,
    thumbnailUrl: '',
    productDescription: '',
    acceptsPhysicalDonations: false,
    totalPrice: '',
    quantity: '1',
  }
}

/** An item as its form shows it. */
export function toFormInput(item: OwnerItem): ItemFormInput {
  return {
    productName: item.productName,
    productUrl: item.productUrl,
    category: item.category,
    thumbnailUrl: item.thumbnailUrl ?? '',
    productDescription: item.productDescription,
    acceptsPhysicalDonations: item.acceptsPhysicalDonations,
    totalPrice: formatPlainAmount(item.totalPrice),
    quantity: String(item.quantity),
  }
}

/** A new item, as it is sent; `pictures` are all that were found for it. */
export function toItemDraft(values: ItemFormValues, pictures: readonly string[]): ItemDraft {
  return {
    ...values,
    thumbnailUrl: values.thumbnailUrl || null,
    scrapedImages: pictures.slice(0, 20).map(url => ({ url })),
  }
}

/** What differs from the item as it was, and the description in any case, as specified. */
export function toItemChanges(item: OwnerItem, values: ItemFormValues): ItemChanges {
  const next = { ...values, thumbnailUrl: values.thumbnailUrl || null }
  const before: Record<string, unknown> = item
  return {
    ...Object.fromEntries(Object.entries(next).filter(([name, value]) => before[name] !== value)),
    productDescription: values.productDescription ?? '',
  }
}
