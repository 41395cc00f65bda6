import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openSentry } from '../../../test/sentry-server.ts'
import { TEST_TIMEOUT_MS } from '../../../test/start-api.ts'
import { createErrorReports } from './create-error-reports.ts'
import { sentryProjectAt } from './sentry-dsn.ts'

test('the forwarder drops reports while eight are pending', async () => {
  const sentry = await openSentry()
  onTestFinished(sentry.stop)
  sentry.answer.hangs = true
  const project = sentryProjectAt(sentry.dsn)
  if (!project) throw new Error('no valid DSN')
  const log = pino({ level: 'silent' })
  const reports = createErrorReports({
    project,
    log,
    now: () => new Date(),
    timeoutMs: TEST_TIMEOUT_MS,
  })
  for (let n = 1; n <= 20; n += 1) reports.send(Buffer.from(`{}\n{}\n{"n":${n}}`))
  await expect.poll(() => sentry.taken.length).toBe(8)
  await reports.stop()
  expect(new Set(sentry.taken.map(({ event }) => event.n))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8]),
  )
})
