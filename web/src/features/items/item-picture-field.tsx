import { useWatch } from 'react-hook-form'
import { PictureLink } from './picture-link.tsx'
import { PicturePicker } from './picture-picker.tsx'
import type { ItemFormState } from './use-item-form.ts'

interface ItemPictureFieldProps {
  form: ItemFormState
  title: string
  /** Pictures to choose from; without any, an address can be typed. */
  urls: readonly string[]
  note?: (count: number) => string
}

/** The picture of an item: one of those that were found, or one whose address is typed. */
export function ItemPictureField({ form, title, urls, note }: ItemPictureFieldProps) {
  const [category, value] = useWatch({ control: form.control, name: ['category', 'thumbnailUrl'] })
  if (urls.length === 0) {
    return (
      <PictureLink
        category={category}
        error={form.formState.errors.thumbnailUrl?.message}
        {...form.register('thumbnailUrl')}
      />
    )
  }
  return (
    <PicturePicker
      title={title}
      category={category}
      urls={urls}
      value={value ?? ''}
      onChange={url => form.setValue('thumbnailUrl', url, { shouldDirty: true })}
      note={note}
    />
  )
}
