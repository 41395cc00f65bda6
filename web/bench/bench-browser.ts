import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { freePort } from '../../api/src/db/embedded-postgres/free-port.ts'
import type { Product } from '../../api/test/product/start-product.ts'
import { chromiumPath } from '../../shared/tools/browsers/chromium.ts'

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const CPU_SLOWDOWN = 4

export interface BenchBrowser {
  /** Debugging port for Lighthouse. */
  port: number
  /** Runs a function with a page of a new context that emulates a phone. */
  onPhone<T>(
    look: (page: Page) => Promise<T>,
    options?: { javaScriptEnabled?: boolean },
  ): Promise<T>
  /**
   * Runs a function with a page that is signed in as the demo's owner; Lighthouse then shares that
   * session.
   */
  asOwner<T>(product: Product, look: (page: Page) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Launches a Chromium for Playwright and Lighthouse, with the bfcache enabled. */
export async function openBrowser(): Promise<BenchBrowser> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    chromiumSandbox: false,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [`--remote-debugging-port=${port}`],
  })
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  return {
    port,
    onPhone: async (look, options) => {
      const context = await browser.newContext({ ...PHONE, ...options })
      try {
        return await look(await context.newPage())
      } finally {
        await context.close()
      }
    },
    asOwner: async (product, look) => {
      const page = await signedIn(attached, product)
      try {
        return await look(page)
      } finally {
        await page.close()
      }
    },
    close: async () => {
      await attached.close()
      await browser.close()
    },
  }
}

/** Throttles the page's CPU; returns the session that does. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

async function signedIn(attached: Browser, { url, demo }: Product): Promise<Page> {
  const [context] = attached.contexts()
  if (!context) throw new Error('Chromium has no window of its own.')
  const page = await context.newPage()
  await page.setViewportSize(PHONE.viewport)
  const { email, password } = demo
  const answer = await page.request.post(`${url}/api/auth/login`, {
    headers: { 'x-requested-with': 'registry' },
    data: { email, password },
  })
  if (!answer.ok()) throw new Error(`The demo's owner was not signed in: ${answer.status()}.`)
  const { user, accessToken, expiresIn } = await answer.json()
  await page.goto(`${url}/dashboard`)
  await page.evaluate(
    ([token, expiry, kept]) => {
      localStorage.setItem('accessToken', token)
      localStorage.setItem('accessTokenExpiry', expiry)
      localStorage.setItem('user', kept)
    },
    [accessToken, String(Date.now() + expiresIn), JSON.stringify(user)] as const,
  )
  return page
}
