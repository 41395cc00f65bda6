import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemMessages } from '@registry/shared/messages/items/items'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ContributionsWarning } from '../../../features/items/form/edit/contributions-warning.tsx'
import { trackItemEdits } from '../../../features/items/form/edit/track-item-edits.ts'
import {
  readItemConflict,
  useItemEdit,
  useLiveItem,
} from '../../../features/items/form/edit/use-item-edit.ts'
import { ExistingItemImage } from '../../../features/items/form/image/existing-item-image.tsx'
import type {
  ItemDraft,
  ItemDraftStorage,
} from '../../../features/items/form/item-draft-storage.ts'
import { ItemFields } from '../../../features/items/form/item-fields.tsx'
import { FormPanel, ItemForm } from '../../../features/items/form/item-form.tsx'
import {
  type ItemFormValues,
  toItemChanges,
} from '../../../features/items/form/item-form-schema.ts'
import { useFormPhoto } from '../../../features/items/form/photo/use-form-photo.ts'
import { useSaveAfterUpload } from '../../../features/items/form/photo/use-save-after-upload.ts'
import { saveErrorMessage } from '../../../features/items/form/save-error-message.ts'
import { showFieldErrors } from '../../../features/items/form/use-item-form.ts'
import { useOwnItems, useUpdateItem } from '../../../features/items/items-queries.ts'
import { EditConflictNotice } from '../../../ui/dialogs/edit-conflict-notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { DescriptionSuggestions } from './description-suggestions.tsx'

/** Retries over edits of other devices that do not concern the same fields. */
const RETRIES = 2
const NO_UPLOADS: readonly string[] = []

interface EditItemPanelProps {
  item: OwnerItem
  /** Storage of the unsaved draft. */
  draft: ItemDraftStorage
  /** `edits` were made while the item was being saved. The form stays open with them. */
  onSaved: (item: OwnerItem, options: { edits: ItemDraft | undefined }) => void
  onCancel: () => void
}

/** Form of an existing item, filled with its values or the unsaved draft. Sends only changes. */
export function EditItemPanel({ item: opened, draft, onSaved, onCancel }: EditItemPanelProps) {
  const t = itemFormMessages
  const edit = useItemEdit(opened, draft)
  const { form, item } = edit
  const update = useUpdateItem()
  const [rejected, setRejected] = useState<object>()
  const [retry, setRetry] = useState<{ left: number }>()
  // The item may receive contributions or edits while the form is open.
  const now = useOwnItems().data?.find(({ id }) => id === item.id)
  useLiveItem(now, edit, !update.isIdle && !update.isError)
  const { photo, uploads } = useFormPhoto(form, NO_UPLOADS, update.isPending)
  const save = (values: ItemFormValues, left = RETRIES) => {
    if (edit.conflicts.length > 0) {
      setRejected({})
      return
    }
    const editsSince = trackItemEdits(form)
    update.mutate(
      { id: item.id, changes: toItemChanges(item, values), version: item.version },
      {
        onSuccess: ({ data }) => {
          const edits = editsSince(data)
          if (edits) {
            // Before the mutation is idle again, so that the saved item does not count as another device's edit.
            flushSync(() => edit.rebase(data, edits))
            update.reset()
          }
          onSaved(data, { edits })
        },
        onError: error => {
          const current = readItemConflict(error)
          if (!current) showFieldErrors(form, error)
          else if (edit.adopt(current)) setRejected({})
          else if (left > 0) setRetry({ left: left - 1 })
        },
      },
    )
  }
  const afterUpload = useSaveAfterUpload(form, photo, values => save(values))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per retry, based on the item adopted with it.
  useEffect(() => {
    if (retry) void form.handleSubmit(values => save(values, retry.left))()
  }, [retry])
  const isConflict = readItemConflict(update.error) !== undefined
  return (
    <FormPanel title={t.editTitle}>
      <ItemForm
        form={form}
        submitLabel={t.save}
        error={isConflict ? undefined : saveErrorMessage(update.error, itemMessages.updateFailed)}
        notice={
          <EditConflictNotice
            conflicts={edit.conflicts}
            onKeepMine={edit.keepMine}
            onUseTheirs={edit.useTheirs}
            openFor={rejected}
          />
        }
        isSaving={afterUpload.isWaiting || update.isPending}
        onSave={afterUpload.save}
        onCancel={onCancel}
      >
        <Stack gap={20} justify="start" shrinks>
          <ContributionsWarning form={form} item={now ?? item} />
          <ItemFields
            form={form}
            notes={{}}
            hasLink
            helper={<DescriptionSuggestions form={form} />}
          />
        </Stack>
        <ExistingItemImage form={form} itemId={item.id} uploads={uploads} photo={photo} />
      </ItemForm>
    </FormPanel>
  )
}
