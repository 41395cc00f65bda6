import { imageMessages } from '@registry/shared/messages/images'
import { itemFormMessages } from '@registry/shared/messages/item-form'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckHint, type FieldNote } from './field-note.tsx'
import { PictureLinkField } from './image-link-field.tsx'
import { PicturePicker } from './image-picker.tsx'
import { type FoundPicture, useFoundPictures } from './use-image-candidates.ts'
import type { ItemFormState } from './use-item-form.ts'

/** So many are fetched at once: the first are nearly always the product's own. */
const FIRST = 6
const MOST = 20

interface NewItemPictureProps {
  form: ItemFormState
  /** Pictures that were found for it; without any, an address can be typed. */
  urls: readonly string[]
  note: FieldNote | undefined
}

/** The picture of a new item: one of those that were found, or one whose address is typed. */
export function NewItemPicture({ form, urls, note }: NewItemPictureProps) {
  if (urls.length === 0) return <PictureLinkField form={form} note={note} />
  return <FoundPicturePicker key={urls.join(' ')} form={form} urls={urls} note={note} />
}

function FoundPicturePicker({ form, urls, note }: NewItemPictureProps) {
  const [category, value = ''] = useWatch({
    control: form.control,
    name: ['category', 'thumbnailUrl'],
  })
  const [shown, setShown] = useState(FIRST)
  const offered = [...new Set(urls)].slice(0, MOST)
  const { pictures, unreadable, retry } = useFoundPictures(
    offered.slice(0, shown).map(url => ({ url })),
  )
  const choose = (url: string) => form.setValue('thumbnailUrl', url, { shouldDirty: true })
  const hasLost = useNextWhenGone({ pictures, unreadable, urls, value: value ?? '', choose })
  const rest = offered.length - shown
  return (
    <PicturePicker
      title={itemFormMessages.choosePicture}
      category={category}
      pictures={pictures}
      value={value ?? ''}
      onChange={choose}
      more={rest > 0 ? { count: rest, onShow: () => setShown(MOST) } : undefined}
      problem={retry || hasLost ? { text: imageMessages.processFailed, onRetry: retry } : undefined}
      note={
        note?.tone === 'check' ? (
          <CheckHint text={note.text} />
        ) : (
          lookupMessages.notes.pictures(pictures.length + Math.max(rest, 0))
        )
      }
    />
  )
}

interface NextWhenGone {
  pictures: readonly FoundPicture[]
  unreadable: readonly string[]
  urls: readonly string[]
  value: string
  choose: (url: string) => void
}

/** A picture that cannot be had is no choice: the next one takes its place. True once one was lost. */
function useNextWhenGone({ pictures, unreadable, urls, value, choose }: NextWhenGone): boolean {
  const [hasLost, setHasLost] = useState(false)
  const isGone = urls.includes(value) && !pictures.some(picture => picture.url === value)
  const isLost = isGone && unreadable.includes(value)
  const next = pictures[0]?.url ?? ''
  useEffect(() => {
    if (isLost) setHasLost(true)
    if (isGone) choose(next)
  }, [isGone, isLost, next, choose])
  return hasLost
}
