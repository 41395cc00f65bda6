/** News stays until it is closed: nothing that was just done leads to it. */
export type ToastKind = 'success' | 'error' | 'news'

export interface ToastAction {
  label: string
  run: () => void
}

export interface Toast {
  id: number
  kind: ToastKind
  words: string
  /** Never the only way to do it: a toast goes by itself. */
  action?: ToastAction | undefined
  /** Where it is fixed how long it stays; else it follows from its words. */
  stayMs?: number | undefined
}

/** More would cover what they speak of. */
const MOST = 3
const READ_MS = 6000
const MS_PER_STEP = 1000
const LETTERS_PER_STEP = 15

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says at the top that something was done, or was not. Whatever matters is said in its place too. */
export function showToast(
  kind: ToastKind,
  words: string,
  action?: ToastAction,
  stayMs?: number,
): void {
  lastId += 1
  const others = toasts.filter(toast => toast.words !== words)
  const next = [...others, { id: lastId, kind, words, action, stayMs }]
  show(next.filter((toast, at) => toast.kind === 'news' || at >= next.length - MOST))
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

/** How long a toast stays: time to see it, and to read it. */
export function toastStayMs({ words, stayMs }: Pick<Toast, 'words' | 'stayMs'>): number {
  return stayMs ?? READ_MS + MS_PER_STEP * Math.ceil(words.length / LETTERS_PER_STEP)
}
