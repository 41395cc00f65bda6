import { lazy } from 'react'
import { loadChunk } from '../../lib/lazy-loading/load-chunk.ts'

const load = {
  add: () => import('./item-form/add-item-panel.tsx'),
  edit: () => import('./item-form/edit-item-panel.tsx'),
  details: () => import('./item-details-sheet.tsx'),
  confirm: () => import('../../features/items/remove/item-confirm-dialog.tsx'),
}

/** Chunks that the item list loads itself. */
const ofList = [
  () => import('../../features/items/bulk/bulk-edit-bar.tsx'),
  () => import('../../features/items/reorder/reorder-list.tsx'),
]

/** Lazily loaded parts of the dashboard. */
export const AddItemPanel = lazy(() => loadChunk(load.add).then(m => ({ default: m.AddItemPanel })))
export const EditItemPanel = lazy(() =>
  loadChunk(load.edit).then(m => ({ default: m.EditItemPanel })),
)
export const ItemDetails = lazy(() =>
  loadChunk(load.details).then(m => ({ default: m.ItemDetailsSheet })),
)
export const ItemConfirmDialog = lazy(() =>
  loadChunk(load.confirm).then(m => ({ default: m.ItemConfirmDialog })),
)

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
