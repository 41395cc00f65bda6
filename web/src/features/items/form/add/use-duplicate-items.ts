import type { OwnerItem } from '@registry/shared/contract/items/items'
import { createDuplicateSearch } from '@registry/shared/items/find-duplicates'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebouncedValue } from '../../../../lib/hooks/use-debounced-value.ts'
import { useOwnItems } from '../../items-queries.ts'
import { productPageOf } from '../item-form-schema.ts'
import type { ItemFormState } from '../use-item-form.ts'

const NO_ITEMS: OwnerItem[] = []

/** Returns items on the list that are the same product as the new item, except those already dismissed. */
export function useDuplicateItems(form: ItemFormState) {
  const [name, link, page] = useWatch({
    control: form.control,
    name: ['productName', 'productUrl', 'page'],
  })
  const productName = useDebouncedValue(name)
  const productUrl = useDebouncedValue(link)
  const gtin = productPageOf({ productUrl, page })?.gtin
  const items = useOwnItems().data ?? NO_ITEMS
  const [known, setKnown] = useState<readonly string[]>([])
  const search = useMemo(() => createDuplicateSearch(items), [items])
  const same = useMemo(
    () => search({ productName, productUrl, gtin }),
    [search, productName, productUrl, gtin],
  )
  const ids = same.map(({ id }) => id).filter(id => !known.includes(id))
  return {
    duplicates: items.filter(({ id }) => ids.includes(id)),
    /** Dismisses the current duplicates. */
    accept: () => setKnown([...known, ...ids]),
  }
}
