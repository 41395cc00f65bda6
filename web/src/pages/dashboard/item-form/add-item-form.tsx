import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { NewItemImage } from '../../../features/items/form/image/new-item-image.tsx'
import { ItemFields } from '../../../features/items/form/item-fields.tsx'
import { ItemForm } from '../../../features/items/form/item-form.tsx'
import { productPageOf } from '../../../features/items/form/item-form-schema.ts'
import { DescriptionSuggestions } from './description-suggestions.tsx'
import type { Adding } from './use-add-item.ts'

const NO_PICTURES: readonly string[] = []

interface AddItemFormProps {
  adding: Adding
  /** False while the link is in the auto-populate field above. */
  hasLink: boolean
  /** Message about the product, such as a duplicate warning. */
  notice: ReactNode
  onCancel: () => void
}

/** Form of a new item, filled with the extracted values, and its image. */
export function AddItemForm({ adding, hasLink, notice, onCancel }: AddItemFormProps) {
  const { form, found } = adding
  const [productUrl, page] = useWatch({ control: form.control, name: ['productUrl', 'page'] })
  // A restored draft has the images of its page, without a lookup.
  const images = found?.images ?? productPageOf({ productUrl, page })?.images
  return (
    <ItemForm
      form={form}
      submitLabel={itemFormMessages.add}
      error={adding.error}
      isSaving={adding.isSaving}
      onSave={adding.save}
      onCancel={onCancel}
    >
      <ItemFields
        form={form}
        notes={found?.notes ?? {}}
        hasLink={hasLink}
        notice={notice}
        helper={<DescriptionSuggestions form={form} />}
      />
      <NewItemImage
        form={form}
        urls={images ?? NO_PICTURES}
        uploads={adding.uploads}
        photo={adding.photo}
        note={found?.notes.thumbnailUrl}
      />
    </ItemForm>
  )
}
