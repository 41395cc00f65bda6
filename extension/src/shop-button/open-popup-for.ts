import browser from 'webextension-polyfill'

/** The popup's own size and what a window has around it. */
const WINDOW = { type: 'popup', width: 376, height: 560 } as const

/** Shows QuickAdd for a tab: at the toolbar where the browser lets that happen, else in a window of its own. */
export async function openPopupFor(tab: {
  tabId: number
  windowId: number | undefined
}): Promise<void> {
  try {
    const { windowId } = tab
    await browser.action.openPopup(windowId === undefined ? {} : { windowId })
  } catch {
    const url = browser.runtime.getURL(`popup.html?tabId=${tab.tabId}`)
    await browser.windows.create({ ...WINDOW, url })
  }
}
