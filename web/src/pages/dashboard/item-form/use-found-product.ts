import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { addItemMessages } from '@registry/shared/messages/items/add-item'
import type { SharedProduct } from '@registry/shared/sharing/read-share-text'
import { useRef, useState } from 'react'
import {
  emptyForm,
  type ItemFormInput,
  productPageOf,
} from '../../../features/items/form/item-form-schema.ts'
import type { ItemFormState } from '../../../features/items/form/use-item-form.ts'
import { mergeEditedFields } from '../../../features/product-lookups/form-values/merge-edited-fields.ts'
import {
  LOOKUP_FIELDS,
  type LookupFormValues,
  type LookupValues,
  toFormValues,
} from '../../../features/product-lookups/form-values/to-form-values.ts'
import { toSharedFormValues } from '../../../features/product-lookups/form-values/to-shared-form-values.ts'

/** Returns the extracted product, and functions that fill it into the form without overwriting the owner's input. */
export function useFoundProduct(form: ItemFormState) {
  const [found, setFound] = useState<LookupFormValues>()
  const [isFromText, setFromText] = useState(false)
  const before = useRef(valuesOf(emptyForm()))

  /** Removes the values extracted from another URL; the owner's input is preserved. */
  const start = (url: string) => {
    if (!found || found.values.productUrl === url) return
    const now = valuesOf(form.getValues())
    const empty = valuesOf(emptyForm(url))
    for (const name of LOOKUP_FIELDS) if (now[name] === before.current[name]) put(name, empty[name])
    forget()
  }

  const put = (name: keyof LookupValues, value: string) => {
    form.setValue(name, value, { shouldDirty: true })
    form.clearErrors(name)
  }

  const fill = (url: string, product: FoundProduct) => {
    const now = valuesOf(form.getValues())
    const read = mergeEditedFields({
      read: toFormValues(product),
      now,
      before: { ...before.current, productUrl: url },
    })
    for (const name of LOOKUP_FIELDS)
      if (now[name] !== read.values[name]) put(name, read.values[name])
    const { gtin, sourceUrl } = product
    form.setValue('page', { url: sourceUrl, gtin: gtin ?? undefined, images: read.images })
    before.current = toFormValues(product).values
    setFound(read)
    setFromText(false)
  }

  /** Fills in the product data of a share text, with its link. The owner's other input stays, with a note. */
  const fillShared = (shared: SharedProduct) => {
    const now = valuesOf(form.getValues())
    const { values, notes } = toSharedFormValues(shared)
    const { totalPrice, ...others } = notes
    const isPriceNews = values.totalPrice !== undefined || now.totalPrice.trim() === ''
    const read = mergeEditedFields({
      read: {
        values: { ...now, ...values },
        notes: isPriceNews ? { ...others, totalPrice } : others,
        images: productPageOf({ ...form.getValues(), productUrl: shared.url })?.images ?? [],
      },
      now,
      before: { ...before.current, productUrl: now.productUrl },
      words: addItemMessages.shared,
    })
    for (const name of LOOKUP_FIELDS)
      if (now[name] !== read.values[name]) put(name, read.values[name])
    before.current = { ...valuesOf(emptyForm()), ...values }
    setFound(read)
    setFromText(true)
  }

  const forget = () => {
    before.current = valuesOf(emptyForm())
    setFromText(false)
    setFound(undefined)
  }

  return { found, isFromText, start, fill, fillShared, forget }
}

function valuesOf(form: ItemFormInput): LookupValues {
  return {
    productName: form.productName,
    productUrl: form.productUrl,
    totalPrice: form.totalPrice,
    category: form.category,
    productDescription: form.productDescription ?? '',
    thumbnailUrl: form.thumbnailUrl ?? '',
  }
}
