import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { type CapturedProduct, capture, type Look } from '../../src/capture/captured-product.ts'
import { parsePageState } from '../../src/capture/page-state.ts'
import { readLazadaState } from '../../src/capture/read-lazada-state.ts'
import { readShopeeState } from '../../src/capture/read-shopee-state.ts'
import { readUntilSettled, systemClock } from '../../src/capture/read-until-settled.ts'

/** A page under its shop's address. */
export interface SourcePage {
  url: string
  html: string
}

/**
 * What the built capture script and the readers of state make of pages, each in a tab of its own. The
 * pages are opened one after the other and waited for all at once.
 */
export async function readPages(
  context: BrowserContext,
  extension: string,
  pages: readonly SourcePage[],
): Promise<(CapturedProduct | undefined)[]> {
  const script = await readFile(join(extension, 'capture.js'), 'utf8')
  const readings: Promise<Look | undefined>[] = []
  for (const page of pages) {
    const tab = await openPage(context, page)
    await tab.evaluate(script)
    readings.push(readUntilSettled(() => look(tab), systemClock))
  }
  return (await Promise.all(readings)).map(reading => reading?.product)
}

async function openPage(context: BrowserContext, { url, html }: SourcePage): Promise<Page> {
  const tab = await context.newPage()
  await tab.route(/^https?:/, route => {
    const request = route.request()
    const isPage = request.isNavigationRequest() && request.frame() === tab.mainFrame()
    if (!isPage) return route.abort()
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
  })
  await tab.goto(url, { waitUntil: 'domcontentloaded' })
  return tab
}

async function look(tab: Page): Promise<Look | undefined> {
  const states = [await tab.evaluate(readLazadaState), await tab.evaluate(readShopeeState)]
  const seen = await tab.evaluate(
    state => Reflect.get(globalThis, 'quickAddCapture')(state),
    states.map(parsePageState).find(Boolean) ?? null,
  )
  const parsed = z.safeParse(capture, seen)
  return parsed.success ? { ...parsed.data, isTorn: false } : undefined
}
