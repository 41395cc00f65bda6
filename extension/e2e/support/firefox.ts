import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import type { ShopPage } from './shop-pages.ts'

const EXTENSION = 'quickadd@baby-registry.example'
/** Milliseconds after which an evaluation counts as lost. */
const EVALUATION_MS = 2_000
const ORIGIN_ID = 'c3d5a1de-7b1a-4e0e-9d7a-5a2f60c1b0de'

/** Launches Firefox with the extension and a new profile; it can reach only this machine. */
export async function launchFirefox(executablePath: string, extension: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Required for opening extension pages.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [EXTENSION]: ORIGIN_ID }),
      // Grants optional permissions without a prompt.
      'extensions.webextOptionalPermissionPrompts': false,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  })
  await browser.installExtension(extension)
  return browser
}

/** Opens an extension page in a tab. */
export async function openExtensionPage(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage()
  // WebDriver BiDi reports no load event for extension pages, so the caller waits for content.
  page.goto(`moz-extension://${ORIGIN_ID}/${path}`, { timeout: 0 }).catch(() => undefined)
  // Firefox defines the extension APIs shortly after the URL changes.
  const evaluate = () =>
    page
      .evaluate(() => location.protocol === 'moz-extension:' && typeof browser === 'object')
      .catch(() => false)
  // An evaluation during a navigation may never resolve, so it is started again.
  const isAvailable = () => Promise.race([evaluate(), delay(EVALUATION_MS, false)])
  await expect.poll(isAvailable).toBe(true)
  return page
}

/** Opens a retailer's page, served from a file. */
export async function openShopPage(browser: Browser, shop: ShopPage): Promise<Page> {
  const page = await browser.newPage()
  const body = await readFile(shop.file)
  await page.setRequestInterception(true)
  page.on('request', request => {
    const isPage = request.url() === shop.url
    void (isPage
      ? request.respond({ contentType: 'text/html; charset=utf-8', body })
      : request.abort())
  })
  await page.goto(shop.url)
  return page
}
