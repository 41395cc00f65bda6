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
  const tellInOrder = (message: PageMessage) => {
    told = tell(message)
    return told
  }
  const update = async (): Promise<void> => {
    const before = told
    await before
    const { isWanted, site } = await wanted()
    // Hide or Undo was pressed meanwhile: the response would reverse it, and move the focus to the page.
    if (told !== before) return update()
    button?.setShown(isWanted)
    if (isWanted) button ??= showShopButton(site, tellInOrder)
  }
  browser.runtime.onMessage.addListener(message => {
    if (isAskAgain(message)) void update()
  })
  // Older versions of Firefox lack this event: there the button appears after the next page load.
  window.navigation?.addEventListener('currententrychange', () => void update())
  void update()
}

async function wanted(): Promise<ButtonState> {
  const said = await tell({ type: 'button-wanted', url: location.href })
  const { isWanted, site } = Object(said)
  return { isWanted: isWanted === true, site: String(site) }
}

/** After an update of the extension, old content scripts cannot reach the background. */
async function tell(message: PageMessage): Promise<unknown> {
  return browser.runtime.sendMessage(message).catch(() => undefined)
}

function isAskAgain(message: unknown): boolean {
  return Object(message).type === REFRESH_BUTTON.type
}
