import browser from 'webextension-polyfill'

/** Size of the popup plus the window's frame. */
const WINDOW = { type: 'popup', width: 376, height: 560 } as const

/** Opens the popup for a tab: at the toolbar if the browser supports it, else in a window. */
export async function openPopupForTab(tab: {
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
