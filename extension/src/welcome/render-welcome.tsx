import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WelcomePage } from './welcome-page.tsx'

export function renderWelcome(root: Element) {
  createRoot(root).render(
    <StrictMode>
      <WelcomePage />
    </StrictMode>,
  )
}
