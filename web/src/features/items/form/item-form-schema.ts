import {
  type ItemChanges,
  type ItemDraft,
  itemDraft,
  type OwnerItem,
} from '@registry/shared/contract/items/items'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import * as z from 'zod/mini'
import { DEFAULT_CATEGORY } from './category-options.ts'
import { priceCodec } from './price-codec.ts'
import { quantityCodec } from './quantity-codec.ts'

const { productName, productUrl, category, thumbnailUrl } = itemDraft.shape
const { productDescription, acceptsPhysicalDonations } = itemDraft.shape

/** GTIN and image URLs of a product page, with its URL. */
export const productPage = z.object({
  url: z.string(),
  gtin: z.optional(z.string()),
  images: z.array(z.string()),
})

/** Schema of the item form: the rules of the contract, with price and quantity as typed text. */
export const itemFormSchema = z.object({
  productName,
  productUrl,
  category,
  thumbnailUrl,
  productDescription,
  acceptsPhysicalDonations,
  totalPrice: priceCodec,
  quantity: quantityCodec,
  /** Only for a new item. It has no input, and is stored with the draft. */
  page: z.optional(productPage),
})
export type ItemFormInput = z.input<typeof itemFormSchema>
export type ItemFormValues = z.output<typeof itemFormSchema>

/** Returns the initial values for a new item; the link may come from the query string. */
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

/** Converts an item to form values. */
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

/** Returns the data of the product page, or undefined if the form has the URL of another page. */
export function productPageOf({
  productUrl,
  page,
}: Pick<ItemFormInput, 'productUrl' | 'page'>): z.output<typeof productPage> | undefined {
  return page?.url === productUrl ? page : undefined
}

/** Converts form values to the request for a new item; `imageUrls` are the URLs of all image candidates. */
export function toItemDraft(form: ItemFormValues, imageUrls: readonly string[]): ItemDraft {
  const gtin = productPageOf(form)?.gtin
  const { page: _, ...values } = form
  return {
    ...values,
    ...(gtin && { gtin }),
    thumbnailUrl: values.thumbnailUrl || null,
    scrapedImages: imageUrls.slice(0, 20).map(url => ({ url })),
  }
}

/** Returns the changed fields, and always the description, as specified. */
export function toItemChanges(item: OwnerItem, values: ItemFormValues): ItemChanges {
  const next = { ...values, thumbnailUrl: values.thumbnailUrl || null }
  const before: Record<string, unknown> = item
  return {
    ...Object.fromEntries(Object.entries(next).filter(([name, value]) => before[name] !== value)),
    productDescription: values.productDescription ?? '',
  }
}
