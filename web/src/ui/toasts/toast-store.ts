type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default'

interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  kind: ToastKind
  words: string
  /** Must also be available elsewhere, because toasts disappear. */
  action?: ToastAction | undefined
  /** Infinity for toasts that stay until they are closed. */
  durationMs: number
}

/** Maximum number of toasts, besides a lasting one of each kind; more would cover the page. */
const MOST = 3
const DURATION_MS = 5000
/** Longer, because the button must be found and reached (WCAG 2.2.1). */
const ACTION_DURATION_MS = 10_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const isLasting = ({ durationMs }: Toast) => durationMs === Infinity

function show(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast and returns its id. Important messages must be shown in the page too. Pass a duration of Infinity for
 * toasts that are no feedback to an action, or that are used for longer than a few seconds. Such a lasting toast
 * replaces the one of its kind.
 */
export function showToast(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  durationMs = action ? ACTION_DURATION_MS : DURATION_MS,
): number {
  lastId += 1
  const added = { id: lastId, kind, words: text, action, durationMs }
  const isReplaced = (toast: Toast) =>
    toast.words === text || (toast.kind === kind && isLasting(toast) && isLasting(added))
  const next = [...toasts.filter(toast => !isReplaced(toast)), added]
  show(next.filter((toast, at) => isLasting(toast) || at >= next.length - MOST))
  return lastId
}

export function closeToast(id: number): void {
  show(toasts.filter(toast => toast.id !== id))
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
