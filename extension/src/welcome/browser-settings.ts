import browser from 'webextension-polyfill'
import type { BrowserName } from './detect-browser.ts'

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

/** Opens the browser's shortcut settings; false if the browser has no API for that. */
export async function openShortcutPage(which: BrowserName): Promise<boolean> {
  if (which === 'firefox') {
    const open: unknown = Reflect.get(browser.commands, 'openShortcutSettings')
    if (typeof open !== 'function') return false
    await open.call(browser.commands)
    return true
  }
  await browser.tabs.create({ url: `${which}://extensions/shortcuts` })
  return true
}
