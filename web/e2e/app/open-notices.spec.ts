import { REQUEST_TIMEOUT_MS } from '@registry/shared/client/create-client'
import { keepNoticesOpen } from '../support/keep-notices-open.ts'
import { expect, test } from '../support/product.ts'

test("tests of the owner's pages keep notices open, and leave the timeout of requests as it is", async ({
  page,
}) => {
  await page.goto('/api/health')
  await page.evaluate(recordTimers)
  await page.evaluate(keepNoticesOpen)
  await page.evaluate(
    timeouts => {
      for (const ms of timeouts) setTimeout(() => undefined, ms)
    },
    [2_000, 5_000, 10_000, REQUEST_TIMEOUT_MS],
  )
  const hourMs = 3_600_000
  expect(await page.evaluate(() => window.timers)).toEqual([
    2_000,
    hourMs,
    hourMs,
    REQUEST_TIMEOUT_MS,
  ])
})

/** Makes `setTimeout` record its delays and run nothing. Runs in the page. */
function recordTimers(): void {
  window.timers = []
  const setTimeout = (_task: TimerHandler, ms = 0) => window.timers.push(ms)
  Object.assign(window, { setTimeout })
}

declare global {
  interface Window {
    timers: number[]
  }
}
