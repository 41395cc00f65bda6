import type { OwnerItem } from '@registry/shared/contract/items'
import { itemMessages } from '@registry/shared/messages/items'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import type { ItemDraftStorage } from './item-draft-storage.ts'
import { ItemFields } from './item-fields.tsx'
import { FormPanel, ItemForm } from './item-form.tsx'
import { changesOf, formOf, type ItemFormValues } from './item-form-schema.ts'
import { useUpdateItem } from './items-queries.ts'
import { OwnItemPicture } from './own-item-picture.tsx'
import { saveFailure } from './save-failure.ts'
import { showFieldErrors, useItemForm } from './use-item-form.ts'

interface EditItemPanelProps {
  item: OwnerItem
  /** What was typed before, if it was not saved. */
  draft: ItemDraftStorage
  onSaved: (item: OwnerItem) => void
  onCancel: () => void
}

/** An item's form, filled with what it is now or what was typed last. Sends what was changed. */
export function EditItemPanel({ item, draft, onSaved, onCancel }: EditItemPanelProps) {
  const { form: texts } = itemMessages
  const [kept] = useState(draft.read)
  const form = useItemForm(kept ?? formOf(item), draft)
  const update = useUpdateItem()
  const save = (values: ItemFormValues) =>
    update.mutate(
      { id: item.id, changes: changesOf(item, values) },
      {
        onSuccess: ({ data }) => onSaved(data),
        onError: error => showFieldErrors(form, error),
      },
    )
  return (
    <FormPanel title={texts.editTitle}>
      <ItemForm
        form={form}
        submitLabel={texts.save}
        error={saveFailure(update.error, itemMessages.updateFailed)}
        isSaving={update.isPending}
        onSave={save}
        onCancel={onCancel}
      >
        <div className="form-main">
          {item.contributorCount > 0 && (
            <Banner tone="money" title={texts.given(item.contributorCount, item.amountContributed)}>
              {texts.givenHint}
            </Banner>
          )}
          <ItemFields form={form} notes={{}} hasLink />
        </div>
        <OwnItemPicture form={form} itemId={item.id} />
      </ItemForm>
    </FormPanel>
  )
}
