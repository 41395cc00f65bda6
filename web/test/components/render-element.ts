import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders an element into the page until the test ends, and returns its container. */
export function renderElement(element: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(element))
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return container
}
