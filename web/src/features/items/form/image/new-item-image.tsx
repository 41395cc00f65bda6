import { imageMessages } from '@registry/shared/messages/items/images'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { CheckHint, type FieldNote } from '../field-note.tsx'
import { OwnPhoto } from '../photo/own-photo.tsx'
import type { ItemPhoto } from '../photo/use-item-photo.ts'
import type { ItemFormState } from '../use-item-form.ts'
import { ImageLinkField } from './image-link-field.tsx'
import { ImagePicker } from './image-picker.tsx'
import { type ImageCandidate, useImageCandidates } from './use-image-candidates.ts'

/** Number of images loaded initially; the first ones usually show the product itself. */
const FIRST = 6
const MOST = 20

interface NewItemImageProps {
  form: ItemFormState
  /** URLs of image candidates; without any, a URL can be typed. */
  urls: readonly string[]
  /** Paths of the owner's uploaded photos. */
  uploads: readonly string[]
  photo: ItemPhoto
  note: FieldNote | undefined
}

/** Image of a new item: one of the candidates, a typed URL or the owner's own photo. */
export function NewItemImage({ form, urls, uploads, photo, note }: NewItemImageProps) {
  const hasImages = urls.length + uploads.length > 0
  const props = { form, urls, uploads, note }
  return (
    <Stack gap={12} justify="start" shrinks>
      {hasImages ? (
        <ImageCandidatePicker key={urls.join(' ')} {...props} />
      ) : (
        <ImageLinkField form={form} note={note} />
      )}
      <OwnPhoto photo={photo} />
    </Stack>
  )
}

function ImageCandidatePicker({
  form,
  urls: found,
  uploads,
  note,
}: Omit<NewItemImageProps, 'photo'>) {
  const [category, value = ''] = useWatch({
    control: form.control,
    name: ['category', 'thumbnailUrl'],
  })
  const [shown, setShown] = useState(FIRST)
  const urls = [...uploads, ...found]
  const offered = [...new Set(urls)].slice(0, MOST)
  const { candidates, unreadable, retry } = useImageCandidates(
    offered.slice(0, shown).map(url => ({ url })),
  )
  const choose = (url: string) => form.setValue('thumbnailUrl', url, { shouldDirty: true })
  const hasUnreadable = useFallbackChoice({
    candidates,
    unreadable,
    urls,
    value: value ?? '',
    choose,
  })
  const rest = offered.length - shown
  return (
    <ImagePicker
      title={itemFormMessages.choosePicture}
      category={category}
      candidates={candidates}
      value={value ?? ''}
      onChange={choose}
      more={rest > 0 ? { count: rest, onShow: () => setShown(MOST) } : undefined}
      error={form.formState.errors.thumbnailUrl?.message}
      problem={
        retry || hasUnreadable ? { text: imageMessages.processFailed, onRetry: retry } : undefined
      }
      note={
        note?.tone === 'check' ? (
          <CheckHint text={note.text} />
        ) : (
          found.length > 0 &&
          lookupMessages.notes.pictures(candidates.length - uploads.length + Math.max(rest, 0))
        )
      }
    />
  )
}

interface FallbackChoiceOptions {
  candidates: readonly ImageCandidate[]
  unreadable: readonly string[]
  urls: readonly string[]
  value: string
  choose: (url: string) => void
}

/**
 * Selects the first available image when the selected one is unavailable. Returns true once an
 * image was found to be unreadable.
 */
function useFallbackChoice({
  candidates,
  unreadable,
  urls,
  value,
  choose,
}: FallbackChoiceOptions): boolean {
  const [hasUnreadable, setHasUnreadable] = useState(false)
  const isGone = urls.includes(value) && !candidates.some(candidate => candidate.url === value)
  const isUnreadable = isGone && unreadable.includes(value)
  const next = candidates[0]?.url ?? ''
  useEffect(() => {
    if (isUnreadable) setHasUnreadable(true)
    if (isGone) choose(next)
  }, [isGone, isUnreadable, next, choose])
  return hasUnreadable
}
