import { lazy } from 'react'
import { whenCalm } from '../lib/when-calm.ts'

const load = {
  add: () => import('./add-item-panel.tsx'),
  edit: () => import('./edit-item-panel.tsx'),
  details: () => import('./item-details-sheet.tsx'),
  confirm: () => import('../features/items/item-confirm.tsx'),
}

/** What the list fetches by itself. */
const ofList = [
  () => import('../features/items/bulk-bar.tsx'),
  () => import('../features/items/reorder-list.tsx'),
]

/** Parts of the dashboard that open on demand; the list is there without them. */
export const AddItemPanel = lazy(() => load.add().then(m => ({ default: m.AddItemPanel })))
export const EditItemPanel = lazy(() => load.edit().then(m => ({ default: m.EditItemPanel })))
export const ItemDetails = lazy(() => load.details().then(m => ({ default: m.ItemDetailsSheet })))
export const ItemConfirm = lazy(() => load.confirm().then(m => ({ default: m.ItemConfirm })))

const INTENT = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/**
 * Fetches them at the first sign of somebody who may open one, or once the page has come to rest, so
 * that they open at once. Gives what calls it off.
 */
export function fetchPartsWhenCalm(): () => void {
  const fetchAll = async () => {
    await Promise.all([...Object.values(load), ...ofList].map(part => part()))
  }
  return whenCalm(fetchAll, sooner => {
    for (const type of INTENT) addEventListener(type, sooner, { passive: true })
    return () => {
      for (const type of INTENT) removeEventListener(type, sooner)
    }
  })
}
