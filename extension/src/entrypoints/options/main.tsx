import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OptionsPage } from '../../options/options-page.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <OptionsPage />
    </StrictMode>,
  )
}
