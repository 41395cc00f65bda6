/** `news` stays until it is closed, because it is not feedback to an action. */
type ToastKind = 'success' | 'error' | 'news'

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
  /** Fixed duration; by default it depends on the length of the text. */
  stayMs?: number | undefined
}

/** Maximum number of toasts; more would cover the page. */
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

/** Shows a toast and returns its id. Important messages must be shown in the page too. */
export function showToast(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  stayMs?: number,
): number {
  lastId += 1
  const others = toasts.filter(toast => toast.words !== text)
  const next = [...others, { id: lastId, kind, words: text, action, stayMs }]
  show(next.filter((toast, at) => toast.kind === 'news' || at >= next.length - MOST))
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

/** Returns a toast's duration: a base time plus reading time. */
export function toastStayMs({ words, stayMs }: Pick<Toast, 'words' | 'stayMs'>): number {
  return stayMs ?? READ_MS + MS_PER_STEP * Math.ceil(words.length / LETTERS_PER_STEP)
}
