import { lazy } from 'react'

const load = {
  add: () => import('./add-item-panel.tsx'),
  edit: () => import('./edit-item-panel.tsx'),
  details: () => import('../features/items/item-details.tsx'),
  confirm: () => import('../features/items/item-confirm.tsx'),
}

/** Parts of the dashboard that open on demand; the list is there without them. */
export const AddItemPanel = lazy(() => load.add().then(m => ({ default: m.AddItemPanel })))
export const EditItemPanel = lazy(() => load.edit().then(m => ({ default: m.EditItemPanel })))
export const ItemDetails = lazy(() => load.details().then(m => ({ default: m.ItemDetails })))
export const ItemConfirm = lazy(() => load.confirm().then(m => ({ default: m.ItemConfirm })))

/** Fetches them once the browser has nothing else to do, so that they open at once. */
export function fetchPartsWhenIdle(): void {
  const fetchAll = () => void Promise.allSettled(Object.values(load).map(part => part()))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll)
  else setTimeout(fetchAll, 2000)
}
