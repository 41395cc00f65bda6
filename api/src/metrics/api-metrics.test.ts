import { randomUUID } from 'node:crypto'
import { cents } from '@registry/shared/money/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMetric } from '../../../shared/test/read-metric.ts'
import { contributeTo } from '../../test/contribute-to.ts'
import { enqueueTestJob } from '../../test/enqueue-test-job.ts'
import { makeItem, makeRegistry } from '../../test/factories.ts'
import { startApi, type TestApi } from '../../test/start-api.ts'
import { createTestClock } from '../../test/test-clock.ts'
import { connect } from '../db/connect.ts'
import * as findingStore from '../features/health/finding-store.ts'
import * as periodicJobStore from '../jobs/periodic/periodic-job-store.ts'
import { refreshOperatorMetrics } from './operator-metrics.ts'
import { serveApiMetrics } from './serve-api-metrics.ts'

const clock = createTestClock()
let api: TestApi
beforeAll(async () => {
  api = await startApi({ now: clock.now })
})
afterAll(() => api.stop())

const contributions = async (outcome: string) =>
  (await readMetric('registry_contributions_total', { outcome })) ?? 0

describe('the metrics of the api', () => {
  test('count contributions by outcome', async () => {
    const registry = await makeRegistry(api.app.db)
    const id = await makeItem(api.app.db, registry.id, { totalPriceCents: cents(1_000) })
    const params = { slug: registry.slug, id }
    const outcomes = ['accepted', 'repeated', 'AMOUNT_EXCEEDS_REMAINING', 'IDEMPOTENCY_MISMATCH']
    const before = await Promise.all(outcomes.map(contributions))
    const options = { idempotencyKey: randomUUID() }
    await contributeTo(api, params, 600, {}, options)
    await contributeTo(api, params, 600, {}, options)
    await expect(contributeTo(api, params, 600)).rejects.toMatchObject({ status: 409 })
    const other = contributeTo(api, params, 500, {}, options)
    await expect(other).rejects.toMatchObject({ status: 422 })
    const after = await Promise.all(outcomes.map(contributions))
    expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 1, 1, 1])
  })

  test('measure the queue by job and state', async () => {
    await enqueueTestJob(api, { run_at: new Date(Date.now() - 90_000) })
    await enqueueTestJob(api, { run_at: new Date(Date.now() + 3_600_000), attempts: 2 })
    await enqueueTestJob(api, { attempts: 25, max_attempts: 25 })
    await refreshOperatorMetrics(api.app)
    const [{ job } = { job: '' }] = await api.app
      .db('graphile_worker._private_tasks')
      .whereLike('identifier', '%reminder%')
      .select('identifier as job')
    for (const [state, count] of Object.entries({ due: 1, scheduled: 1, failed: 1, running: 0 })) {
      expect([state, await readMetric('registry_queue_jobs', { job_name: job, state })]).toEqual([
        state,
        count,
      ])
    }
    expect(
      await readMetric('registry_queue_oldest_due_seconds', { job_name: job }),
    ).toBeGreaterThan(89)
    expect(await readMetric('registry_queue_attempts', { job_name: job })).toBe(25)
  })

  test('report periodic jobs, findings and the money check', async () => {
    const { db } = api.app
    await periodicJobStore.insertMissing(db, [{ name: 'tidy', periodS: 3_600 }], clock.now())
    await findingStore.set(db, 'item_sums', { count: 3, items: ['secret'] })
    await refreshOperatorMetrics(api.app)
    expect(
      await readMetric('registry_periodic_job_last_success_timestamp_seconds', {
        job_name: 'tidy',
      }),
    ).toBeCloseTo(clock.now().getTime() / 1_000, 0)
    expect(await readMetric('registry_findings', { finding: 'item_sums' })).toBe(3)
    expect(await readMetric('registry_wrong_item_sums')).toBe(3)
    await findingStore.set(db, 'item_sums', undefined)
    await refreshOperatorMetrics(api.app)
    expect(await readMetric('registry_findings', { finding: 'item_sums' })).toBeUndefined()
    expect(await readMetric('registry_wrong_item_sums')).toBe(0)
  })

  test('say that the database is down and omit its values', async () => {
    await refreshOperatorMetrics(api.app)
    expect(await readMetric('registry_database_up')).toBe(1)
    const db = connect({ url: 'postgres://nobody@127.0.0.1:1/none' })
    await refreshOperatorMetrics({ ...api.app, db })
    await db.destroy()
    expect(await readMetric('registry_database_up')).toBe(0)
    expect(await readMetric('registry_wrong_item_sums')).toBeUndefined()
  })

  test('hold route patterns and no slug, id, name or email address', async () => {
    const registry = await makeRegistry(api.app.db)
    const id = await makeItem(api.app.db, registry.id)
    await contributeTo(api, { slug: registry.slug, id }, 100, {
      ...{ name: 'Priya Raman', email: 'priya@giver.example' },
    })
    const server = await serveApiMetrics(
      { host: '127.0.0.1', port: 0 },
      { app: api.app, jobsDb: api.app.db },
    )
    const text = await (await fetch(server.url)).text()
    server.stop()
    expect(text).toContain('route="/registry/{slug}/items/{id}/contribute",status="201"')
    expect(text).toMatch(/^registry_database_pool_connections\{pool="requests",state="idle"\} \d/m)
    expect(text).toContain('registry_listening 1')
    for (const personal of [registry.slug, registry.id, id, 'Priya', 'giver.example']) {
      expect(text).not.toContain(personal)
    }
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
  })
})
