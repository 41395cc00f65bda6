import {
  captureUntilSettled,
  systemClock,
} from '@registry/shared/page-capture/capture-until-settled'
import type { CapturedProduct } from '@registry/shared/page-capture/captured-product'
import { createCapture } from '@registry/shared/page-capture/create-capture'
import { itemFormUrl } from '@registry/shared/page-capture/item-form-url'
import { readLazadaState } from '@registry/shared/page-capture/read-lazada-state'
import { readShopeeState } from '@registry/shared/page-capture/read-shopee-state'
import { showReadingNotice } from './reading-notice.ts'

/** Captures the product of this page and opens the item form of the registry with it. */
export async function openItemForm(origin: string): Promise<void> {
  const removeNotice = showReadingNotice(document)
  // A page can break built-ins that the capture needs; then only its URL is sent.
  const product = await captureProduct().catch(() => undefined)
  removeNotice()
  openPage(itemFormUrl(origin, location.href, product))
}

async function captureProduct(): Promise<CapturedProduct | undefined> {
  const capture = createCapture(document)
  const takeSnapshot = async () => ({ ...capture(readPageState()), isTorn: false })
  return (await captureUntilSettled(takeSnapshot, systemClock))?.product
}

function readPageState(): unknown {
  const text = readLazadaState() ?? readShopeeState()
  return text === null ? undefined : JSON.parse(text)
}

/** Opens a new tab, or this one where the browser blocks a new one. The page gets no access to it. */
function openPage(url: string): void {
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  else location.assign(url)
}
