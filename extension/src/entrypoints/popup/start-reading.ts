import { currentTab, openTab } from '../../popup/open-tab.ts'

/** The tab that the popup is for. */
export const tab = currentTab()

/** What its page holds. To be imported first: it is being read while React sets itself up. */
export const opening = tab.then(openTab)
opening.catch(() => {}) // the popup says so as soon as it can
