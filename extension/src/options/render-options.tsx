import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OptionsPage } from './options-page.tsx'

export function renderOptions(root: Element) {
  createRoot(root).render(
    <StrictMode>
      <OptionsPage />
    </StrictMode>,
  )
}
