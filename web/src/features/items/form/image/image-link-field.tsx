import { imageMessages } from '@registry/shared/messages/items/images'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { type ComponentProps, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { categoryArt } from '../../../../art/category-looks.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Picture } from '../../../../ui/images/picture.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { CheckHint, type FieldNote } from '../field-note.tsx'
import type { ItemFormState } from '../use-item-form.ts'
import styles from './image-picker.module.css'
import { useImageCandidates } from './use-image-candidates.ts'

type ImageLinkInputProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  category: string
  error: string | undefined
  /** Initial URL. */
  first: string
  note?: FieldNote
}

/** Field for the URL of an item's image. */
export function ImageLinkField({ form, note }: { form: ItemFormState; note?: FieldNote }) {
  const category = useWatch({ control: form.control, name: 'category' })
  return (
    <ImageLinkInput
      category={category}
      error={form.formState.errors.thumbnailUrl?.message}
      first={form.getValues('thumbnailUrl') ?? ''}
      note={note}
      {...form.register('thumbnailUrl')}
    />
  )
}

/** URL field with a preview of the image, loaded on blur. */
function ImageLinkInput({ category, error, first, note, ...input }: ImageLinkInputProps) {
  const t = itemFormMessages
  const [address, setAddress] = useState(first)
  const isWanted = error === undefined && address !== ''
  const { candidates, unreadable } = useImageCandidates(isWanted ? [{ url: address }] : [])
  const isUnreadable = isWanted && unreadable.includes(address)
  return (
    <Stack
      gap={8}
      fits
      className={note?.tone === 'check' ? `${styles.pictures} needs-check` : styles.pictures}
    >
      <p className="label">
        <span>{t.picture}</span>
        <span className="side">{t.pictureSide}</span>
      </p>
      <span className={`thumbnail ${styles.preview}`}>
        <Picture
          src={candidates[0]?.shownUrl ?? null}
          fallback={categoryArt(category)}
          room={{ width: 260, height: 195 }}
          priority="early"
        />
      </span>
      <Field
        label={t.pictureLink}
        type="url"
        inputMode="url"
        placeholder={t.urlPlaceholder}
        hint={
          note?.tone === 'check' ? (
            <CheckHint text={`${note.text} ${t.pictureHint}`} />
          ) : (
            t.pictureHint
          )
        }
        error={error ?? (isUnreadable ? imageMessages.processFailed : undefined)}
        {...input}
        onBlur={event => {
          setAddress(event.target.value.trim())
          input.onBlur?.(event)
        }}
      />
    </Stack>
  )
}
