import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import {
  captureUntilSettled,
  systemClock,
} from '@registry/shared/page-capture/capture-until-settled'
import {
  type CapturedProduct,
  capture,
  type PageSnapshot,
} from '@registry/shared/page-capture/captured-product'
import { readLazadaState } from '@registry/shared/page-capture/read-lazada-state'
import { readShopeeState } from '@registry/shared/page-capture/read-shopee-state'
import * as z from 'zod/mini'
import { parsePageState } from '../../src/capture/parse-page-state.ts'

/** HTML to serve under the retailer's URL. */
export interface SourcePage {
  url: string
  html: string
}

/** Number of parallel tabs: captures mostly wait. */
const TABS = 4

/** Captures pages with the built capture script and the state readers; returns the products in order. */
export async function capturePages(
  context: BrowserContext,
  extension: string,
  pages: readonly SourcePage[],
): Promise<(CapturedProduct | undefined)[]> {
  const script = await readFile(join(extension, 'capture.js'), 'utf8')
  const products: (CapturedProduct | undefined)[] = []
  const waiting = pages.entries()
  const readSome = async () => {
    const tab = await context.newPage()
    for (const [index, page] of waiting) {
      await showPage(tab, page)
      await tab.evaluate(script)
      products[index] = (await captureUntilSettled(() => takeSnapshot(tab), systemClock))?.product
    }
  }
  await Promise.all(Array.from({ length: TABS }, readSome))
  return products
}

async function showPage(tab: Page, { url, html }: SourcePage): Promise<void> {
  await tab.unrouteAll()
  await tab.route(/^https?:/, route => {
    const request = route.request()
    const isPage = request.isNavigationRequest() && request.frame() === tab.mainFrame()
    if (!isPage) return route.abort()
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
  })
  await tab.goto(url, { waitUntil: 'domcontentloaded' })
}

async function takeSnapshot(tab: Page): Promise<PageSnapshot | undefined> {
  const states = [await tab.evaluate(readLazadaState), await tab.evaluate(readShopeeState)]
  const seen = await tab.evaluate(
    state => Reflect.get(globalThis, 'quickAddCapture')(state),
    states.map(parsePageState).find(Boolean) ?? null,
  )
  const parsed = z.safeParse(capture, seen)
  return parsed.success ? { ...parsed.data, isTorn: false } : undefined
}
