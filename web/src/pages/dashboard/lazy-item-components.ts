import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'

const load = {
  add: () => import('./item-form/add-item-panel.tsx').then(m => m.AddItemPanel),
  edit: () => import('./item-form/edit-item-panel.tsx').then(m => m.EditItemPanel),
  details: () => import('./item-details-sheet.tsx').then(m => m.ItemDetailsSheet),
  confirm: () =>
    import('../../features/items/remove/item-confirm-dialog.tsx').then(m => m.ItemConfirmDialog),
}

/** Chunks that the item list loads itself. */
const ofList = [
  () => import('../../features/items/card/item-menu.tsx'),
  () => import('../../features/items/bulk/bulk-edit-bar.tsx'),
  () => import('../../features/items/reorder/reorder-list.tsx'),
]

/** Lazily loaded parts of the dashboard. */
export const AddItemPanel = lazyComponent(load.add)
export const EditItemPanel = lazyComponent(load.edit)
export const ItemDetails = lazyComponent(load.details)
export const ItemConfirmDialog = lazyComponent(load.confirm)

const INTENT = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/** Prefetches the lazy parts on the first user interaction. Returns a function that cancels it. */
export function prefetchItemComponentsOnIntent(): () => void {
  const controller = new AbortController()
  const fetchAll = () => {
    controller.abort()
    // A failed chunk is loaded again when it is opened.
    void Promise.allSettled([...Object.values(load), ...ofList].map(part => part()))
  }
  const { signal } = controller
  for (const type of INTENT) addEventListener(type, fetchAll, { passive: true, signal })
  return () => controller.abort()
}
