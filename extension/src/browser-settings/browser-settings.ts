import browser from 'webextension-polyfill'

export type BrowserName = 'chrome' | 'edge' | 'firefox'

/** Detects the browser, as far as the instructions differ. */
export function detectBrowser(userAgent: string): BrowserName {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Edg\//.test(userAgent) ? 'edge' : 'chrome'
}

/**
 * Returns the keyboard shortcut such as 'Alt+Shift+Q'; '' if none is set, 'unknown' if the browser does
 * not say.
 */
export async function readShortcut(): Promise<string> {
  const commands = await browser.commands.getAll().catch(() => undefined)
  if (!commands) return 'unknown'
  return commands.find(({ name }) => name === '_execute_action')?.shortcut ?? ''
}

/** Returns whether the toolbar button is pinned; false if the browser does not say. */
export async function isPinned(): Promise<boolean> {
  const settings: unknown = await Promise.resolve(browser.action.getUserSettings?.()).catch(
    () => undefined,
  )
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'isOnToolbar' in settings &&
    settings.isOnToolbar === true
  )
}

/** Opens the browser's shortcut settings: by an API in Firefox, by URL elsewhere. */
export async function openShortcutSettings(which: BrowserName): Promise<void> {
  if (which !== 'firefox') {
    await browser.tabs.create({ url: `${which}://extensions/shortcuts` })
    return
  }
  const open: unknown = Reflect.get(browser.commands, 'openShortcutSettings')
  if (typeof open !== 'function') throw new Error('this Firefox has no API for its shortcuts')
  await open.call(browser.commands)
}
