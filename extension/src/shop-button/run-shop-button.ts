import { browser } from 'wxt/browser'
import { ASK_AGAIN } from './ask-again.ts'
import type { PageMessage, Wanted } from './page-messages.ts'
import { type ShopButton, showShopButton } from './show-shop-button.ts'

const MARK = 'quickAddShopButton'

/** Shows the button wherever the background wants it, and follows shops that change pages without loading. */
export function runShopButton(): void {
  // It comes by registration, and into pages that were open before: once is enough.
  if (Reflect.has(globalThis, MARK)) return
  Reflect.set(globalThis, MARK, true)
  let button: ShopButton | undefined
  const look = async () => {
    const { isWanted, site } = await wanted()
    button?.setShown(isWanted)
    if (isWanted) button ??= showShopButton(site, tell)
  }
  browser.runtime.onMessage.addListener(message => {
    if (isAskAgain(message)) void look()
  })
  // A Firefox that does not know this event shows the button from the next page that it loads.
  window.navigation?.addEventListener('currententrychange', () => void look())
  void look()
}

async function wanted(): Promise<Wanted> {
  const said = await tell({ type: 'button-wanted', url: location.href })
  const { isWanted, site } = Object(said)
  return { isWanted: isWanted === true, site: String(site) }
}

/** After an update of QuickAdd nobody answers in pages from before. */
async function tell(message: PageMessage): Promise<unknown> {
  return browser.runtime.sendMessage(message).catch(() => undefined)
}

function isAskAgain(message: unknown): boolean {
  return Object(message).type === ASK_AGAIN.type
}
