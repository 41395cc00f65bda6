/// <reference path="../src/env.d.ts" />
import type { BrowserContext, Page } from 'playwright'
import type { Product } from '../../api/test/product/start-product.ts'
import { median } from '../../shared/tools/bench/quantile.ts'
import { numberRow, type Row } from '../../shared/tools/bench/row.ts'
import { backgroundOf, launchWithExtension, openPopup } from '../e2e/support/browser.ts'
import { type ShopPage, serveShop } from '../e2e/support/shop-pages.ts'

const RUNS = 9
const SHELL_MS = 100
const DRAFT_MS = 400

/** Measures the median times until the popup's shell and draft are shown. */
export async function popupRows(
  product: Product,
  extension: string,
  name: string,
  page: ShopPage,
): Promise<Row[]> {
  const context = await launchWithExtension(extension)
  try {
    await signIn(context, product)
    await serveShop(context, page, product.url)
    const shop = await context.newPage()
    await shop.goto(page.url)
    const popup = await openPopup(context, shop, 'light')
    const times: { shell: number; draft: number }[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await timed(popup))
    const of = (part: 'shell' | 'draft') => median(times.map(time => time[part]))
    return [
      numberRow(`${name}: shell painted`, of('shell'), { most: SHELL_MS, unit: 'ms', digits: 0 }),
      numberRow(`${name}: draft to edit`, of('draft'), { most: DRAFT_MS, unit: 'ms', digits: 0 }),
    ]
  } finally {
    await context.close()
  }
}

/** Reloads the popup; returns the times in ms since navigation. */
async function timed(popup: Page): Promise<{ shell: number; draft: number }> {
  await popup.addInitScript(markDraft)
  await popup.reload({ waitUntil: 'commit' })
  await popup.waitForFunction(() => performance.getEntriesByName('draft').length > 0)
  return popup.evaluate(() => ({
    shell: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    draft: performance.getEntriesByName('draft')[0]?.startTime ?? Number.NaN,
  }))
}

/** Sets the performance mark `draft` when the name field has a value. */
function markDraft(): void {
  const look = () => {
    const labels = [...document.querySelectorAll('label')]
    const field = labels.find(({ textContent }) => textContent.startsWith('Name'))?.control
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    if (field.value === '') return
    watcher.disconnect()
    performance.mark('draft')
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { childList: true, subtree: true })
}

async function signIn(context: BrowserContext, { demo }: Product): Promise<void> {
  const { host } = new URL((await backgroundOf(context)).url())
  const page = await context.newPage()
  await page.goto(`chrome-extension://${host}/options.html`)
  const { email, password } = demo
  const answer = await page.evaluate(
    credentials => chrome.runtime.sendMessage({ type: 'sign-in', ...credentials }),
    { email, password },
  )
  if (!Object(answer).ok) throw new Error("The demo's owner was not signed in.")
  await page.close()
}
