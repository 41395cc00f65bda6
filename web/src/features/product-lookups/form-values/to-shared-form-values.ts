import { guessCategory } from '@registry/shared/categories/guess-category'
import { isAboutBabies } from '@registry/shared/categories/is-about-babies'
import { NO_CATEGORY } from '@registry/shared/categories/no-category'
import { addItemMessages } from '@registry/shared/messages/items/add-item'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import { cents } from '@registry/shared/money/money'
import type { SharedProduct } from '@registry/shared/sharing/read-share-text'
import { parseUrl } from '@registry/shared/text/parse-url'
import type { LookupFormValues, LookupValues, Note } from './to-form-values.ts'

const { shared: t } = addItemMessages

type SharedFormValues = Pick<LookupFormValues, 'notes'> & { values: Partial<LookupValues> }

/** Converts the product data of a share text to form values with notes. Only Singapore dollars fill the price. */
export function toSharedFormValues({ url, name, price }: SharedProduct): SharedFormValues {
  const found = { tone: 'found', text: t.fromText } as const
  const note = price && priceNote(price)
  const category = name && suggestCategory(name, url)
  return {
    values: {
      productUrl: url,
      ...(name && { productName: name }),
      ...(name && { category: category ?? NO_CATEGORY }),
      ...(price && note?.tone === 'found' && { totalPrice: decimals(price.minor) }),
    },
    notes: {
      ...(name && { productName: found }),
      ...(category && { category: { tone: 'found', text: lookupMessages.notes.suggested } }),
      totalPrice: note ?? { tone: 'check', text: t.noPrice },
    },
  }
}

/** Returns a category only if the name or the shop says that the product is for babies. */
function suggestCategory(name: string, url: string): string | undefined {
  const host = parseUrl(url)?.hostname ?? ''
  return isAboutBabies(name, host) ? guessCategory({ name }) : undefined
}

function priceNote({ minor, currency }: NonNullable<SharedProduct['price']>): Note {
  if (currency === 'SGD') return { tone: 'found', text: t.fromText }
  const text = currency
    ? t.otherCurrency(`${currency} ${decimals(minor)}`)
    : t.noCurrency(`$${decimals(minor)}`)
  return { tone: 'check', text }
}

const decimals = (minor: number) => formatPlainAmount(cents(minor))
