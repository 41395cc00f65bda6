import browser from 'webextension-polyfill'

/** Opens the browser's shortcut settings: by an API in Firefox, by URL elsewhere. */
export async function openShortcutSettings(): Promise<void> {
  const open: unknown = Reflect.get(browser.commands, 'openShortcutSettings')
  if (typeof open === 'function') await open.call(browser.commands)
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' })
}
