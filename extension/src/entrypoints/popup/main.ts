import { openCurrentTab } from '../../popup/open-current-tab.ts'

// The page is being read while React is still on its way.
const opening = openCurrentTab()
const { renderPopup } = await import('../../popup/render-popup.tsx')
const root = document.getElementById('root')
if (root) renderPopup(root, opening)
