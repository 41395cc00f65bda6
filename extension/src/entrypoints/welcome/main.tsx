import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WelcomePage } from '../../welcome/welcome-page.tsx'

const root = document.getElementById('welcome')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WelcomePage />
    </StrictMode>,
  )
}
