import browser from 'webextension-polyfill'

/** Opens the place where a person changes the keys: Firefox has a call for it, others an address. */
export async function openShortcutSettings(): Promise<void> {
  const open: unknown = Reflect.get(browser.commands, 'openShortcutSettings')
  if (typeof open === 'function') await open.call(browser.commands)
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' })
}
