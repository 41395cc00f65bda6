import { itemMessages } from '@registry/shared/messages/items/items'
import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect } from 'react'
import { type ChangeItems, undoDeletion } from '../../features/items/bulk/use-change-items.ts'
import { ChangeFailedBanner } from '../../features/items/change-failed-banner.tsx'
import { useIsSavingItem } from '../../features/items/items-queries.ts'
import { ItemList } from '../../features/items/list/item-list.tsx'
import { ItemsSkeleton } from '../../features/items/list/items-skeleton.tsx'
import { NoItems } from '../../features/items/list/items-states.tsx'
import type { ItemManager } from '../../features/items/manager/use-item-manager.ts'
import { DeletionNotices } from '../../features/items/remove/deletion-notices.tsx'
import { useScrollToItemInUrl } from '../../features/items/use-item-highlight.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { NotLoadedState } from '../../ui/feedback/not-loaded-state.tsx'
import {
  ItemConfirmDialog,
  ItemDetails,
  OpenItemForm,
  prefetchItemComponents,
} from './lazy-item-components.ts'

interface ItemManagerProps {
  desk: ItemManager
  canAdd: boolean
}

interface ItemManagerViewProps extends ItemManagerProps {
  /** Content between the form and the items. */
  children: ReactNode
}

/** Item list with the form above it and its dialogs. */
export function ItemManagerView({ desk, canAdd, children }: ItemManagerViewProps) {
  const isLoaded = desk.items.data !== undefined
  useLayoutEffect(() => (isLoaded ? prefetchItemComponents() : undefined), [isLoaded])
  return (
    <>
      <Suspense>{desk.form && <OpenItemForm desk={desk} />}</Suspense>
      {children}
      <ListNotices changes={desk.changes} />
      <Items desk={desk} canAdd={canAdd} />
      <Suspense>
        {desk.details && (
          <ItemDetails item={desk.details} onClose={desk.closeDetails} onAction={desk.act} />
        )}
      </Suspense>
      <Suspense>
        {desk.question && (
          <ItemConfirmDialog question={desk.question} onClose={desk.closeQuestion} />
        )}
      </Suspense>
    </>
  )
}

function Items({ desk, canAdd }: ItemManagerProps) {
  const { items, form } = desk
  // The first cards are rendered in slices, because together they block a phone for 200 ms.
  const isReady = useDeferredValue(items.data !== undefined)
  useScrollToItemInUrl(isReady ? items.data : undefined, desk.reveal)
  if (items.data === undefined || !isReady) {
    return items.isError ? (
      <NotLoadedState
        className={undefined}
        title={itemMessages.errorTitle}
        text={itemMessages.fetchFailed}
        retry={itemMessages.tryAgain}
        error={items.error}
        onRetry={() => void items.refetch()}
      />
    ) : (
      <ItemsSkeleton />
    )
  }
  if (items.data.length === 0) {
    const isInvitation = canAdd && form === undefined
    return <NoItems onAdd={isInvitation ? desk.openForm : undefined} canAdd={canAdd} />
  }
  return (
    <ItemList
      items={items.data}
      filter={desk.filter}
      onFilter={desk.setFilter}
      onAction={desk.act}
      changes={desk.changes}
      highlighted={desk.highlighted}
      isWide={!canAdd}
    />
  )
}

/** Button that opens and closes the form. */
export function AddToggle({ desk }: { desk: ItemManager }) {
  const isOpen = desk.form !== undefined
  const isSaving = useIsSavingItem(desk.form?.mode === 'edit' ? desk.form.item.id : undefined)
  // Secondary while the form or the empty state, which has its own primary button, is shown.
  const isMain = !isOpen && (desk.items.data?.length ?? 0) > 0
  return (
    <Button
      look={isMain ? 'primary' : 'outline'}
      size="sm"
      aria-expanded={isOpen}
      disabled={isOpen && isSaving}
      onClick={isOpen ? desk.cancelForm : desk.openForm}
    >
      {isOpen ? itemMessages.cancel : itemMessages.addNew}
    </Button>
  )
}

/** Results of the last changes, displayed above the list even if it is empty now. */
function ListNotices({ changes }: { changes: ChangeItems }) {
  return (
    <>
      <DeletionNotices onUndo={ids => undoDeletion(ids, changes.run)} />
      {changes.failed && (
        <ChangeFailedBanner words={changes.failed.words} onRetry={changes.retry} />
      )}
    </>
  )
}
