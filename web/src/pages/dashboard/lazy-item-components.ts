import { whenIdle } from '../../lib/browser/when-idle.ts'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.ts'

const load = {
  form: () => import('./item-form/open-item-form.tsx').then(m => m.OpenItemForm),
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
export const OpenItemForm = lazyComponent(load.form)
export const ItemDetails = lazyComponent(load.details)
export const ItemConfirmDialog = lazyComponent(load.confirm)

const INTENT = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const
/** Delay after the items are shown: their images, the overview and its requests come first. */
const FORM_AFTER_MS = 3_000

/**
 * Prefetches the item form once the items are shown, because adding is what owners do most, and the other
 * lazy parts on the first user interaction. Returns a function that cancels it.
 */
export function prefetchItemComponents(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // A failed chunk is loaded again when it is opened.
  const fetchForm = () => load.form().catch(() => undefined)
  const fetchAll = async () => {
    controller.abort()
    // The form first: chunks that load together share the bandwidth.
    await fetchForm()
    await Promise.allSettled([...Object.values(load), ...ofList].map(part => part()))
  }
  for (const type of INTENT) {
    addEventListener(type, () => void fetchAll(), { passive: true, signal })
  }
  const timer = setTimeout(() => whenIdle(() => !signal.aborted && void fetchForm()), FORM_AFTER_MS)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
