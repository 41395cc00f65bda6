import { flushSync } from 'react-dom'

/**
 * Replaces a form synchronously and moves the focus and the selection to the field of the same name. Keys are not lost,
 * and a phone's keyboard stays open.
 */
export function keepFieldFocus(form: string, replace: () => void): void {
  const before = document.activeElement
  const selection = isTextField(before)
    ? ([before.selectionStart, before.selectionEnd] as const)
    : undefined
  flushSync(replace)
  const name = before?.getAttribute('name')
  const after = name && document.querySelector<HTMLElement>(`${form} [name="${name}"]`)
  if (!after) return
  after.focus()
  if (selection && isTextField(after)) after.setSelectionRange(...selection)
}

function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && element.selectionStart !== null
}
