import { currentTab, openTab } from '../../popup/open-tab.ts'
import { renderPopup } from '../../popup/render-popup.tsx'

// The page is being read while the shell is painted and React takes it over.
const tab = currentTab()
const opening = tab.then(openTab)
opening.catch(() => {}) // the popup says so as soon as it can
const root = document.getElementById('root')
const show = () => root && renderPopup(root, tab, opening)
// A page that nobody sees is not painted at all.
if (document.hidden) show()
else requestAnimationFrame(() => setTimeout(show))
