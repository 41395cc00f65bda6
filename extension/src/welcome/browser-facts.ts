import browser from 'webextension-polyfill'
import type { Browser } from './which-browser.ts'

/** The keys that open QuickAdd: 'Alt+Shift+Q'; empty when none are set, 'unknown' without an answer. */
export async function openingKeys(): Promise<string> {
  const commands = await browser.commands.getAll().catch(() => undefined)
  if (!commands) return 'unknown'
  return commands.find(({ name }) => name === '_execute_action')?.shortcut ?? ''
}

/** Whether the button stands in the toolbar; a browser that cannot say so says no. */
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

/** Opens where the keys are set; false where only people can go there. */
export async function openKeySettings(which: Browser): Promise<boolean> {
  if (which === 'firefox') {
    const open: unknown = Reflect.get(browser.commands, 'openShortcutSettings')
    if (typeof open !== 'function') return false
    await open.call(browser.commands)
    return true
  }
  await browser.tabs.create({ url: `${which}://extensions/shortcuts` })
  return true
}
