import { lazy } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'

const load = {
  add: () => import('./add-item-panel.tsx'),
  edit: () => import('./edit-item-panel.tsx'),
  details: () => import('./item-details-sheet.tsx'),
  confirm: () => import('../features/items/item-confirm-dialog.tsx'),
}

/** What the list fetches by itself. */
const ofList = [
  () => import('../features/items/bulk-bar.tsx'),
  () => import('../features/items/reorder-list.tsx'),
]

/** Parts of the dashboard that open on demand; the list is there without them. */
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

/** Fetches them at the first sign of somebody who may open one. Gives what calls it off. */
export function fetchPartsOnIntent(): () => void {
  const controller = new AbortController()
  const fetchAll = () => {
    controller.abort()
    // One that does not come is fetched again when it is opened.
    void Promise.allSettled([...Object.values(load), ...ofList].map(part => part()))
  }
  const { signal } = controller
  for (const type of INTENT) addEventListener(type, fetchAll, { passive: true, signal })
  return () => controller.abort()
}
