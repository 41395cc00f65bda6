import { ready } from '@registry/shared/contract/health'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearQueue } from '../../../test/clear-queue.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi } from '../../../test/start-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import * as periodicJobStore from '../../jobs/periodic/periodic-job-store.ts'
import { sendPaymentReminder } from '../contributions/mails/contribution-mails.ts'
import * as findingStore from './finding-store.ts'

const HOUR_MS = 3_600_000
/** Time in ms for which the state is cached. */
const TTL_MS = 1_000
const clock = createTestClock()

const api = shareApi({ now: clock.now })
afterEach(async () => {
  vi.restoreAllMocks()
  api.app.lifecycle.isStopping = false
  await clearQueue(api)
  for (const table of ['findings', 'backups']) await api.app.db(table).delete()
  clock.pass(TTL_MS)
})

const ask = async (path: string) => (await fetch(`${api.url}/api${path}`)).status
/** Returns the state after the cached one has expired. */
const readiness = () => {
  clock.pass(TTL_MS)
  return api.call(ready, {})
}

describe('a server that is shutting down', () => {
  test('is alive and not ready', async () => {
    expect(await ask('/ready')).toBe(200)
    api.app.lifecycle.isStopping = true
    expect(await ask('/ready')).toBe(503)
    expect(await ask('/ready?ignore=database')).toBe(503)
    expect(await ask('/health')).toBe(200)
  })

  test('is not ready when it was asked during the check', async () => {
    vi.spyOn(api.app.db, 'raw').mockImplementationOnce((() => {
      api.app.lifecycle.isStopping = true
      return Promise.resolve({ rows: [{ isMigrated: true }] })
    }) as never)
    expect(await ask('/ready')).toBe(503)
  })
})

describe('the findings of /api/ready', () => {
  /** Enqueues `count` reminders and sets columns of their rows. */
  async function queueReminders(count: number, columns: string) {
    for (let n = 0; n < count; n += 1) {
      await enqueue(api.app.db, sendPaymentReminder, { contributionId: api.app.newId() })
    }
    await api.app.db.raw(`update graphile_worker._private_jobs set ${columns}`)
  }

  test('are omitted while there are none', async () => {
    await queueReminders(1, "run_at = now() + interval '1 day'")
    expect(await readiness()).toEqual({ success: true })
  })

  test('list a stored finding by its name and count, without its details', async () => {
    await findingStore.set(api.app.db, 'item_sums', { count: 3, items: ['secret'] })
    await findingStore.set(api.app.db, 'push_refused_google', { service: 'google' })
    expect(await readiness()).toEqual({
      ...{ success: true, degraded: true },
      findings: [{ name: 'item_sums', count: 3 }, { name: 'push_refused_google' }],
    })
  })

  test('list a periodic job that has not finished for three of its periods', async () => {
    const { db } = api.app
    const job = { name: 'tidy', periodS: 3_600 }
    await periodicJobStore.insertMissing(db, [job], clock.now())
    clock.pass(3 * HOUR_MS - TTL_MS)
    expect(await readiness()).toEqual({ success: true })
    expect(await readiness()).toEqual({
      ...{ success: true, degraded: true },
      findings: [{ name: 'late_tidy', ageS: 3 * 3_600 + 1 }],
    })
    await periodicJobStore.markFinished(db, job.name, clock.now())
    expect(await readiness()).toEqual({ success: true })
    clock.pass(4 * HOUR_MS - 2 * TTL_MS)
    expect(await readiness()).toMatchObject({ findings: [{ name: 'late_tidy', ageS: 4 * 3_600 }] })
  })

  test('count jobs whose attempts are used up by the name of the job', async () => {
    await queueReminders(2, 'attempts = max_attempts')
    expect(await readiness()).toEqual({
      ...{ success: true, degraded: true },
      findings: [{ name: 'given_up_send_payment_reminder', count: 2 }],
    })
  })

  test('leave out a job in its last attempt', async () => {
    await queueReminders(1, "attempts = max_attempts, locked_at = now(), locked_by = 'worker'")
    expect(await readiness()).toEqual({ success: true })
  })

  test('report size and age of a queue whose oldest job has been due for ten minutes', async () => {
    await queueReminders(2, "run_at = now() - interval '9 minutes'")
    expect(await readiness()).toEqual({ success: true })
    await queueReminders(1, "run_at = now() - interval '11 minutes'")
    expect(await readiness()).toMatchObject({
      degraded: true,
      findings: [{ name: 'queue_overdue', count: 3, ageS: expect.closeTo(660, -2) }],
    })
  })
})

describe('the age of the last backup in /api/ready', () => {
  const record = (at: Date) =>
    api.app.db('backups').insert({ snapshot_at: at, bytes: 1, finished_at: at })

  test('counts from its snapshot', async () => {
    await record(clock.now())
    clock.pass(HOUR_MS)
    expect(await readiness()).toEqual({ success: true, backupAgeS: 3_601 })
  })

  test('is a finding when two scheduled backups are missing', async () => {
    const clock = createTestClock()
    const env = { BACKUP_CRON: '0 3 * * *' }
    const daily = await startApi({ now: clock.now, env, beside: api })
    const findings = async () => (await daily.call(ready, {})).findings
    const until3 = (27 * HOUR_MS - (clock.now().getTime() % (24 * HOUR_MS))) % (24 * HOUR_MS)
    clock.pass(until3 + TTL_MS)
    await daily.app.db('backups').insert({ snapshot_at: clock.now(), bytes: 1 })
    clock.pass(47 * HOUR_MS)
    expect(await findings()).toBeUndefined()
    clock.pass(HOUR_MS)
    expect(await findings()).toEqual([{ name: 'late_backup', ageS: 48 * 3_600 }])
    await daily.app.db('backups').delete()
    clock.pass(30 * 24 * HOUR_MS)
    expect(await findings()).toMatchObject([{ name: 'late_backup' }])
    await daily.stop()
  })
})
