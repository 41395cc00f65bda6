/** Open modal dialogs, topmost last; all others are inert. */
const open: HTMLElement[] = []
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

/** Registers the topmost dialog. Returns the function that unregisters it. */
export function enterModal(dialog: HTMLElement): () => void {
  open.push(dialog)
  changed()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    changed()
  }
}

/** Returns the topmost dialog, which receives input. */
export function topModal(): HTMLElement | undefined {
  return open.at(-1)
}

/** Calls `listener` when the topmost dialog changes. Returns the unsubscribe function. */
export function onTopModalChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
