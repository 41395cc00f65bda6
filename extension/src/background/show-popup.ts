import browser from 'webextension-polyfill'

const SIZE = { width: 376, height: 560 }

/** Shows the popup for a tab: on the toolbar where the browser lets us, else in a window of its own. */
export async function showPopup(tabId: number): Promise<void> {
  try {
    await browser.action.openPopup()
  } catch {
    const url = browser.runtime.getURL(`popup.html?tabId=${tabId}`)
    await browser.windows.create({ type: 'popup', url, ...SIZE })
  }
}
