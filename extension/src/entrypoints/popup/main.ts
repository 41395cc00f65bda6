import { currentTab, openTab } from '../../popup/open-tab.ts'

// The page is being read while React is still on its way.
const tab = currentTab()
const opening = tab.then(openTab)
opening.catch(() => {}) // the popup says so as soon as it can
const { renderPopup } = await import('../../popup/render-popup.tsx')
const root = document.getElementById('root')
if (root) renderPopup(root, tab, opening)
