import browser from 'webextension-polyfill'

const WELCOMED_KEY = 'wasWelcomed'

/** Opens the welcome page, once per installation. */
export async function openWelcome(): Promise<void> {
  const kept = await browser.storage.local.get(WELCOMED_KEY)
  if (kept[WELCOMED_KEY] === true) return
  await browser.storage.local.set({ [WELCOMED_KEY]: true })
  await browser.tabs.create({ url: browser.runtime.getURL('welcome.html') })
}
