import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemMessages } from '@registry/shared/messages/items/items'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ContributionsWarning } from '../../../features/items/form/edit/contributions-warning.tsx'
import { trackItemEdits } from '../../../features/items/form/edit/track-item-edits.ts'
import {
  readItemConflict,
  useItemEdit,
  useLiveItem,
} from '../../../features/items/form/edit/use-item-edit.ts'
import { ExistingItemImage } from '../../../features/items/form/image/existing-item-image.tsx'
import type { ItemDraftStorage } from '../../../features/items/form/item-draft-storage.ts'
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
import type { SavedOptions } from '../../../features/items/manager/use-item-manager.ts'
import { useIsMounted } from '../../../lib/hooks/use-is-mounted.ts'
import { EditConflictNotice } from '../../../ui/dialogs/edit-conflict-notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { DescriptionSuggestions } from './description-suggestions.tsx'

/** Retries over edits of other devices that do not concern the same fields. */
const RETRIES = 2
const NO_UPLOADS: readonly string[] = []

interface EditItemPanelProps {
  item: OwnerItem
  /** Storage of the unsaved draft. */
  draft: ItemDraftStorage
  /** Also called after the form is closed. An open form stays open with `edits`. */
  onSaved: (item: OwnerItem, options: SavedOptions) => void
  onCancel: () => void
}

/** Form of an existing item, filled with its values or the unsaved draft. Sends only changes. */
export function EditItemPanel({ item: opened, draft, onSaved, onCancel }: EditItemPanelProps) {
  const t = itemFormMessages
  const edit = useItemEdit(opened, draft)
  const { form, item } = edit
  const update = useUpdateItem()
  const [rejected, setRejected] = useState<object>()
  const isMounted = useIsMounted()
  // The item may receive contributions or edits while the form is open.
  const now = useOwnItems().data?.find(({ id }) => id === item.id)
  useLiveItem(now, edit, !update.isIdle && !update.isError)
  const { photo, uploads } = useFormPhoto(form, NO_UPLOADS, update.isPending)
  const save = (values: ItemFormValues, base = item, left = RETRIES) => {
    if (edit.conflicts.length > 0) {
      setRejected({})
      return
    }
    const editsSince = trackItemEdits(form)
    const { version } = base
    // Callbacks of a mutation would not be called once the form is closed.
    void update.mutateAsync({ id: item.id, changes: toItemChanges(base, values), version }).then(
      ({ data }) => {
        const edits = editsSince(data)
        if (edits && isMounted.current) {
          // Before the mutation is idle again, so that the saved item does not count as another device's edit.
          flushSync(() => edit.rebase(data, edits))
          update.reset()
        }
        onSaved(data, { edits, isClosed: !isMounted.current })
      },
      (error: Error) => {
        const current = readItemConflict(error)
        const isMerged = current && !edit.adopt(current, base)
        if (isMerged && left > 0)
          return form.handleSubmit(merged => save(merged, current, left - 1))()
        if (!isMounted.current)
          showToast('error', saveErrorMessage(error, itemMessages.updateFailed))
        else if (!current) showFieldErrors(form, error)
        else if (!isMerged) setRejected({})
      },
    )
  }
  const afterUpload = useSaveAfterUpload(form, photo, values => save(values))
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
