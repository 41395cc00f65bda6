import browser from 'webextension-polyfill'

/** Opens the page of the first run. */
export async function openWelcome(): Promise<void> {
  await browser.tabs.create({ url: browser.runtime.getURL('welcome.html') })
}
