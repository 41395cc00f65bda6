import { itemFormMessages } from '@registry/shared/messages/item-form'
import type { ReactNode } from 'react'
import { ItemFields } from '../features/items/item-fields.tsx'
import { ItemForm } from '../features/items/item-form.tsx'
import { NewItemImage } from '../features/items/new-item-image.tsx'
import { DescribeItem } from './describe-item.tsx'
import type { Adding } from './use-add-item.ts'

const NO_PICTURES: readonly string[] = []

interface AddItemFormProps {
  adding: Adding
  /** The link has a field of its own where it is read from. */
  hasLink: boolean
  /** What is to be said of the product. */
  notice: ReactNode
  onCancel: () => void
}

/** The fields of a new item, with what was read into them, and its picture. */
export function AddItemForm({ adding, hasLink, notice, onCancel }: AddItemFormProps) {
  const { form, found } = adding
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
        helper={<DescribeItem form={form} />}
      />
      <NewItemImage
        form={form}
        urls={found?.images ?? NO_PICTURES}
        note={found?.notes.thumbnailUrl}
      />
    </ItemForm>
  )
}
