import { currentTab, openTab } from '../../popup/background-client/open-tab.ts'
import { renderPopup } from '../../popup/render-popup.tsx'

// Start the extraction before React renders.
const tab = currentTab()
const opening = tab.then(openTab)
opening.catch(() => {}) // the popup reports the error once it is rendered
const root = document.getElementById('root')
const show = () => root && renderPopup(root, tab, opening)
// A hidden page gets no animation frames.
if (document.hidden) show()
else requestAnimationFrame(() => setTimeout(show))
