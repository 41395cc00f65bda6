/** The browser's dialogs that are open, the topmost last: all but that one are inert. */
const open: HTMLElement[] = []
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}

/** Enters a dialog that is on top now; gives what takes it off the list. */
export function enterModal(dialog: HTMLElement): () => void {
  open.push(dialog)
  changed()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    changed()
  }
}

/** The dialog that takes input now. */
export function topModal(): HTMLElement | undefined {
  return open.at(-1)
}

/** Tells when another dialog is on top; gives what stops that. */
export function onTopModalChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
