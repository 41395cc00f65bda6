import { afterAll, beforeAll, expect, test } from 'vitest'
import type { World } from '../../test/authorisation/callers.ts'
import { openWorld } from '../../test/authorisation/open-world.ts'
import { requestEverything, runEveryJob, type Worlds } from '../../test/plans/drive-everything.ts'
import { findSlowStatements, TABLE_ROWS } from '../../test/plans/find-slow-statements.ts'
import { insertOtherRows } from '../../test/plans/insert-other-rows.ts'
import { growingTables, multiplyRows } from '../../test/plans/multiply-rows.ts'
import { type PlanRecorder, recordPlans, sendPlans } from '../../test/plans/record-plans.ts'
import { startApi } from '../../test/start-api.ts'

// Statements are executed rather than explained, so that those of functions, triggers and foreign keys are seen too,
// and none can be forgotten: the requests are those of every endpoint, the jobs all jobs. The queue of graphile-worker
// is no growing table, because its jobs are deleted once they have run.

let plain: World
let worlds: Worlds
let growing: Set<string>
let recorder: PlanRecorder
beforeAll(async () => {
  plain = await openWorld()
  const { app } = plain.api
  await insertOtherRows(app, plain.defaults)
  await multiplyRows(app.db, TABLE_ROWS)
  growing = new Set((await growingTables(app.db)).map(({ name }) => name))
  await sendPlans(app.db)
  const env = { DEFAULT_REGISTRY_SLUG: plain.defaults.slug, RATE_LIMITS: 'relaxed' }
  const api = await startApi({ beside: plain.api, now: app.now, env })
  worlds = { plain, watched: { ...plain, api } }
  recorder = recordPlans(api.app.db)
})
afterAll(async () => {
  await worlds?.watched.api.stop()
  await plain?.stop()
})

test('each growing table has rows, so that the planner takes it for large', async () => {
  const { db } = plain.api.app
  const few: string[] = []
  for (const name of growing) {
    const count = Number((await db(name).count({ count: '*' }).first())?.count)
    if (count < TABLE_ROWS) few.push(`${name}: ${count}`)
  }
  expect(few, 'Please add a row of this table to insert-other-rows.ts').toEqual([])
})

test('no statement of an endpoint reads a growing table whole', async () => {
  recorder.executed.length = 0
  expect(await requestEverything(worlds, recorder)).toEqual([])
  expect(recorder.executed.length).toBeGreaterThan(500)
  expect(findSlowStatements(recorder.executed, growing)).toEqual([])
})

test('no statement of a job reads a growing table whole', async () => {
  recorder.executed.length = 0
  expect(await runEveryJob(worlds, recorder), 'Please add a payload to PAYLOADS').toEqual([])
  expect(findSlowStatements(recorder.executed, growing)).toEqual([])
})
