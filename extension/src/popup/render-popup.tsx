import { createRoot } from 'react-dom/client'
import type { Opening } from '../messages.ts'
import { App } from './app.tsx'
import { extensionBackground } from './extension-background.ts'

/** Takes over the markup that index.html has painted. */
export function renderPopup(root: Element, tab: Promise<number>, opening: Promise<Opening>) {
  createRoot(root).render(<App background={extensionBackground(tab, opening)} />)
}
