import { renderWelcome } from '../../welcome/render-welcome.tsx'

const root = document.getElementById('welcome')
if (root) renderWelcome(root)
