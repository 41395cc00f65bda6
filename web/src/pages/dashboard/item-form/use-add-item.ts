import type { OwnerItem } from '@registry/shared/contract/items/items'
import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { itemMessages } from '@registry/shared/messages/items/items'
import { readShareText, type SharedProduct } from '@registry/shared/sharing/read-share-text'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { trackItemEdits } from '../../../features/items/form/edit/track-item-edits.ts'
import type { ItemDraftStorage } from '../../../features/items/form/item-draft-storage.ts'
import {
  emptyForm,
  productPageOf,
  toItemDraft,
} from '../../../features/items/form/item-form-schema.ts'
import { lastDeletion } from '../../../features/items/form/last-deletion.ts'
import { useFormPhoto } from '../../../features/items/form/photo/use-form-photo.ts'
import type { ItemPhoto } from '../../../features/items/form/photo/use-item-photo.ts'
import { useSaveAfterUpload } from '../../../features/items/form/photo/use-save-after-upload.ts'
import { saveErrorMessage } from '../../../features/items/form/save-error-message.ts'
import {
  type ItemFormState,
  showFieldErrors,
  useItemForm,
} from '../../../features/items/form/use-item-form.ts'
import { useCreateItem } from '../../../features/items/items-queries.ts'
import type { SavedOptions } from '../../../features/items/manager/use-item-manager.ts'
import { extractUrl } from '../../../features/product-lookups/extract-url.ts'
import type { LookupFormValues } from '../../../features/product-lookups/form-values/to-form-values.ts'
import { useProductLookup } from '../../../features/product-lookups/use-product-lookup.ts'
import { newKeySeed, seededIdempotencyKey } from '../../../lib/api-client/idempotency-key.ts'
import { focusField } from '../../../lib/forms/focus-field.ts'
import { useIsMounted } from '../../../lib/hooks/use-is-mounted.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useFoundProduct } from './use-found-product.ts'

type OnSaved = (item: OwnerItem, options: SavedOptions) => void

/** Returns the form of a new item with its unsaved draft, and the extraction of a product URL into it. */
export function useAddItem(link: string, kept: ItemDraftStorage, onSaved: OnSaved) {
  const [{ typed, openedFor: restoredFor, keySeed }] = useState(() => readDraft(kept))
  const openedFor = useRef(link || restoredFor)
  const storage = useMemo(() => storageFor(openedFor, keySeed, kept), [keySeed, kept])
  const form = useItemForm(typed ?? emptyForm(link), storage)
  const lookup = useProductLookup()
  const { found, isFromText, start, fill, fillShared, forget } = useFoundProduct(form)
  const pasted = useRef<SharedProduct>(undefined)
  const create = useCreateItem()
  const own = useFormPhoto(form, ownImages(typed?.thumbnailUrl), create.isPending)
  const saving = useSaveNew({ create, form, photo: own.photo, found, keySeed, onSaved })

  const readLink = (options?: { refresh: boolean }) => {
    const url = form.getValues('productUrl').trim()
    // The link of another product: the query string does not describe the draft any more.
    if (![openedFor.current, form.getValues('page')?.url].includes(url))
      openedFor.current = undefined
    start(url)
    const onFailed = () => {
      const { current: shared } = pasted
      if (shared?.name && shared.url === url) fillShared(shared)
    }
    lookup.read({ url, ...options, onFound: product => fill(url, product), onFailed })
  }

  /** Cancels a running extraction; otherwise clears the whole form. */
  const clear = () => {
    if (lookup.state.status !== 'loading') {
      form.reset(emptyForm())
      kept.clear()
      openedFor.current = undefined
      forget()
      own.clear()
    }
    lookup.clear()
  }

  /** Takes the URL out of a text and clears a failed lookup; extracted values stay until the next lookup. */
  const changeLink = (text: string) => {
    pasted.current = readShareText(text)
    form.setValue('productUrl', extractUrl(text), { shouldValidate: form.formState.isSubmitted })
    if (lookup.state.status === 'failed') lookup.clear()
  }

  /** Looks up the page of a link; the product data of the text around it is used if that fails. */
  const readShared = (shared: SharedProduct) => {
    changeLink(shared.url)
    pasted.current = shared
    readLink()
  }

  /** Fills the form with a share text, in place of what another link gave. */
  const takeShared = (shared: SharedProduct) => {
    start(shared.url)
    fillShared(shared)
  }

  /** Fills the form with a product that was read in the shop's page. */
  const takeFound = (product: FoundProduct) => {
    fill(product.sourceUrl, product)
    lookup.show(product)
  }

  const takeName = (name: string) => {
    form.setValue('productName', name, { shouldDirty: true })
    form.clearErrors('productName')
  }

  /** Focuses the first missing field. Returns false if there is none. */
  const focusMissing = () => {
    const missing = firstMissing(form)
    if (missing) focusField(form, missing)
    return missing !== undefined
  }

  return {
    form,
    isRestored: typed !== undefined,
    lookup,
    found,
    isFromText,
    photo: own.photo,
    uploads: own.uploads,
    readLink,
    readShared,
    takeShared,
    takeFound,
    takeName,
    focusMissing,
    changeLink,
    clear,
    ...saving,
  }
}

export type Adding = ReturnType<typeof useAddItem>

/** Returns the stored image of a restored draft. */
const ownImages = (url: string | null | undefined) => (url?.startsWith('/images/') ? [url] : [])

const REQUIRED = ['productName', 'productUrl', 'totalPrice'] as const

const firstMissing = (form: ItemFormState) =>
  REQUIRED.find(name => form.getValues(name).trim() === '')

interface NewItem {
  create: ReturnType<typeof useCreateItem>
  form: ItemFormState
  photo: ItemPhoto
  found: LookupFormValues | undefined
  /** Stored with the draft, so that its form does not add the item twice when it is opened again. */
  keySeed: string
  onSaved: OnSaved
}

function useSaveNew({ create, form, photo, found, keySeed, onSaved }: NewItem) {
  const isMounted = useIsMounted()
  const { save, isWaiting } = useSaveAfterUpload(form, photo, values => {
    const draft = toItemDraft(values, found?.images ?? productPageOf(values)?.images ?? [])
    const editsSince = trackItemEdits(form)
    const key = seededIdempotencyKey(JSON.stringify(draft) + (lastDeletion().read() ?? ''), keySeed)
    // Callbacks of a mutation would not be called once the form is closed.
    void create.mutateAsync({ draft, key }).then(
      ({ data }) => onSaved(data, { edits: editsSince(data), isClosed: !isMounted.current }),
      (error: Error) => {
        if (isMounted.current) showFieldErrors(form, error)
        else showToast('error', saveErrorMessage(error, itemMessages.createFailed))
      },
    )
  })
  /** Saves the form if it is complete; otherwise focuses the first missing field. */
  const goOn = () => {
    const missing = firstMissing(form)
    if (missing) focusField(form, missing)
    else void form.handleSubmit(save)()
  }
  const error = saveErrorMessage(create.error, itemMessages.createFailed)
  return { save, goOn, isSaving: isWaiting || create.isPending, isSaved: create.isSuccess, error }
}

/**
 * Stores the draft with the seed of its idempotency keys and the URL that its form was opened for, which a lookup may
 * replace in the form.
 */
function storageFor(
  openedFor: RefObject<string | undefined>,
  keySeed: string,
  kept: ItemDraftStorage,
): Pick<ItemDraftStorage, 'write'> {
  return { write: typed => kept.write({ ...typed, openedFor: openedFor.current, keySeed }) }
}

/** Returns the typed values of the draft, the URL that its form was opened for, and the seed of its idempotency keys. */
function readDraft(kept: ItemDraftStorage) {
  const draft = kept.read()
  if (!draft) return { keySeed: newKeySeed() }
  const { openedFor, keySeed = newKeySeed(), ...typed } = draft
  return { typed, openedFor, keySeed }
}
