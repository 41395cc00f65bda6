import { browser } from 'wxt/browser'
import type { ButtonState, PageMessage } from './page-messages.ts'
import { REFRESH_BUTTON } from './refresh-message.ts'
import { type ShopButton, showShopButton } from './show-shop-button.ts'

const MARK = 'quickAddShopButton'

/** Shows the button where the background allows it; follows client-side navigation. */
export function runShopButton(): void {
  // The script may run twice: by registration and by injection into open pages.
  if (Reflect.has(globalThis, MARK)) return
  Reflect.set(globalThis, MARK, true)
  let button: ShopButton | undefined
  let told: Promise<unknown> = Promise.resolve()
  const tell = async (message: PageMessage): Promise<unknown> => {
    try {
      return await browser.runtime.sendMessage(message)
    } catch {
      if (!isExtensionAlive()) stop()
      return undefined
    }
  }
  const tellInOrder = (message: PageMessage) => {
    told = tell(message)
    return told
  }
  const stop = () => {
    window.navigation?.removeEventListener('currententrychange', onNavigation)
    button?.setShown(false)
  }
  const update = async (): Promise<void> => {
    const before = told
    await before
    const { isWanted, site } = toState(await tell({ type: 'button-wanted', url: location.href }))
    // Hide or Undo was pressed meanwhile: the response would reverse it, and move the focus to the page.
    if (told !== before) return update()
    button?.setShown(isWanted)
    if (isWanted) button ??= showShopButton(site, tellInOrder)
  }
  const onNavigation = () => void update()
  browser.runtime.onMessage.addListener(message => {
    if (isAskAgain(message)) void update()
  })
  // Older versions of Firefox lack this event: there the button appears after the next page load.
  window.navigation?.addEventListener('currententrychange', onNavigation)
  void update()
}

function toState(said: unknown): ButtonState {
  const { isWanted, site } = Object(said)
  return { isWanted: isWanted === true, site: String(site) }
}

/** False after an update of the extension: content scripts of its former version then reach no background. */
function isExtensionAlive(): boolean {
  return browser.runtime?.id !== undefined
}

function isAskAgain(message: unknown): boolean {
  return Object(message).type === REFRESH_BUTTON.type
}
