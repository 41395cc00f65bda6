import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import { useState } from 'react'
import type { ItemDraftStorage } from '../features/items/item-draft-storage.ts'
import { draftOf, emptyForm, type ItemFormValues } from '../features/items/item-form-schema.ts'
import { useCreateItem } from '../features/items/items-queries.ts'
import { saveFailure } from '../features/items/save-failure.ts'
import { showFieldErrors, useItemForm } from '../features/items/use-item-form.ts'
import { type ReadProduct, readFound } from '../features/product-lookups/read-found.ts'
import { useProductLookup } from '../features/product-lookups/use-product-lookup.ts'
import { requestKeys } from '../lib/request-key.ts'

/** A new item's form, with what was typed last, and reading a product's link into it. */
export function useAddItem(
  link: string,
  kept: ItemDraftStorage,
  onSaved: (item: OwnerItem) => void,
) {
  const [typed] = useState(() => readFor(link, kept))
  const form = useItemForm(typed ?? emptyForm(link), kept)
  const lookup = useProductLookup()
  const create = useCreateItem()
  const [keyOf] = useState(requestKeys)
  const [found, setFound] = useState<ReadProduct>()

  const readLink = (url: string) => {
    setFound(undefined)
    lookup.read(url, product => {
      const read = readFound(product)
      form.reset({ ...form.getValues(), ...read.values }, { keepDefaultValues: true })
      setFound(read)
    })
  }

  /** While reading, the link stays; after it, everything that was read goes. */
  const clear = () => {
    if (lookup.state.status !== 'loading') {
      form.reset(emptyForm())
      kept.clear()
      setFound(undefined)
    }
    lookup.clear()
  }

  const save = (values: ItemFormValues) => {
    const draft = draftOf(values, found?.pictures ?? [])
    create.mutate(
      { draft, key: keyOf(draft) },
      {
        onSuccess: ({ data }) => onSaved(data),
        onError: error => showFieldErrors(form, error),
      },
    )
  }

  return {
    form,
    isRestored: typed !== undefined,
    lookup,
    found,
    readLink,
    clear,
    save,
    isSaving: create.isPending,
    error: saveFailure(create.error, itemMessages.createFailed),
  }
}

/** A link that comes with the address is another product's, unless it is the one that was typed. */
function readFor(link: string, kept: ItemDraftStorage) {
  const typed = kept.read()
  return link === '' || typed?.productUrl === link ? typed : undefined
}
