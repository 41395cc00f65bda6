import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemMessages } from '@registry/shared/messages/items/items'
import { useState } from 'react'
import { ContributionsWarning } from '../../../features/items/form/edit/contributions-warning.tsx'
import { ExistingItemImage } from '../../../features/items/form/image/existing-item-image.tsx'
import type { ItemDraftStorage } from '../../../features/items/form/item-draft-storage.ts'
import { ItemFields } from '../../../features/items/form/item-fields.tsx'
import styles from '../../../features/items/form/item-form.module.css'
import { FormPanel, ItemForm } from '../../../features/items/form/item-form.tsx'
import {
  type ItemFormValues,
  toFormInput,
  toItemChanges,
} from '../../../features/items/form/item-form-schema.ts'
import { saveErrorMessage } from '../../../features/items/form/save-error-message.ts'
import { showFieldErrors, useItemForm } from '../../../features/items/form/use-item-form.ts'
import { useOwnItems, useUpdateItem } from '../../../features/items/items-queries.ts'
import { DescriptionSuggestions } from './description-suggestions.tsx'

interface EditItemPanelProps {
  item: OwnerItem
  /** Storage of the unsaved draft. */
  draft: ItemDraftStorage
  onSaved: (item: OwnerItem) => void
  onCancel: () => void
}

/** Form of an existing item, filled with its values or the unsaved draft. Sends only changes. */
export function EditItemPanel({ item, draft, onSaved, onCancel }: EditItemPanelProps) {
  const t = itemFormMessages
  const [kept] = useState(draft.read)
  const form = useItemForm(kept ?? toFormInput(item), draft)
  const update = useUpdateItem()
  // The item may receive contributions while the form is open.
  const now = useOwnItems().data?.find(({ id }) => id === item.id) ?? item
  const save = (values: ItemFormValues) =>
    update.mutate(
      { id: item.id, changes: toItemChanges(item, values) },
      {
        onSuccess: ({ data }) => onSaved(data),
        onError: error => showFieldErrors(form, error),
      },
    )
  return (
    <FormPanel title={t.editTitle}>
      <ItemForm
        form={form}
        submitLabel={t.save}
        error={saveErrorMessage(update.error, itemMessages.updateFailed)}
        isSaving={update.isPending}
        onSave={save}
        onCancel={onCancel}
      >
        <div className={styles.formMain}>
          <ContributionsWarning form={form} item={now} />
          <ItemFields
            form={form}
            notes={{}}
            hasLink
            helper={<DescriptionSuggestions form={form} />}
          />
        </div>
        <ExistingItemImage form={form} itemId={item.id} />
      </ItemForm>
    </FormPanel>
  )
}
