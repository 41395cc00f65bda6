import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Opening } from '../messages.ts'
import { App } from './app.tsx'

/** Takes over the markup that index.html has painted. */
export function renderPopup(root: Element, opening: Promise<Opening>) {
  createRoot(root).render(
    <StrictMode>
      <App opening={opening} />
    </StrictMode>,
  )
}
