import { openSentry } from '../../../api/test/sentry-server.ts'
import { startProduct } from '../../../shared/tools/start-product.ts'
import { test as base } from './product.ts'

export type Sentry = Awaited<ReturnType<typeof openSentry>>

/** Stories on a product that reports errors, to a host on this machine. */
export const test = base.extend<Record<never, never>, { sentry: Sentry }>({
  sentry: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const sentry = await openSentry()
      await use(sentry)
      await sentry.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ sentry }, use) => {
      const product = await startProduct({ env: { SENTRY_DSN: sentry.dsn } })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})
