import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import type { App } from '../../src/http/app.ts'
import { jobs } from '../../src/jobs.ts'
import { type Caller, type CallerName, makeCaller, type World } from '../authorisation/callers.ts'
import { createOwnerFixture, type OwnerFixture } from '../authorisation/owner-fixture.ts'
import { nameOf, rowOf } from '../authorisation/rows.ts'
import { send } from '../authorisation/send.ts'
import { createMemoryMail } from '../memory-mail.ts'
import type { PlanRecorder } from './record-plans.ts'

const CALLER: Record<Endpoint['access'], CallerName> = {
  anyone: 'nobody',
  visitor: 'visitor',
  user: 'owner A',
  admin: 'system admin',
}

interface Prepared {
  of: OwnerFixture
  caller: Caller
}

async function prepare(world: World, { access }: Endpoint): Promise<Prepared> {
  const of = await createOwnerFixture(world.api.app)
  const caller = await makeCaller(world, CALLER[access], of)
  return { of: caller.own ?? of, caller }
}

/** Two servers of one database: `plain` prepares data without the cost of plans, `watched` sends them. */
export interface Worlds {
  plain: World
  watched: World
}

/** Sends the requests of the authorisation tests, one for every endpoint. Returns the endpoints that failed. */
export async function requestEverything(
  { plain, watched }: Worlds,
  { record }: PlanRecorder,
): Promise<string[]> {
  // Requests that read share their owner.
  const shared = new Map<string, Prepared>()
  const failed: string[] = []
  for (const endpoint of allEndpoints) {
    const isRead = endpoint.method === 'GET'
    const prepared = (isRead && shared.get(endpoint.access)) || (await prepare(plain, endpoint))
    if (isRead) shared.set(endpoint.access, prepared)
    const { of, caller } = prepared
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const name = nameOf(endpoint)
    const { status, code } = await record(name, () => send(watched, endpoint, { headers, of }))
    if (status >= 400 && code !== rowOf(endpoint).refusal) failed.push(`${name}: ${status} ${code}`)
  }
  return failed
}

/** Payloads of jobs that none of these requests enqueues. */
const PAYLOADS: Record<string, (of: OwnerFixture) => object> = {
  send_guessing_alert: ({ userId }) => ({ userId }),
  send_new_device: ({ userId, deviceId: sessionId }) => ({ userId, sessionId }),
  send_session_reuse: ({ userId, deviceId: sessionId }) => ({ userId, sessionId }),
  send_thank_you: ({ contributionId }) => ({ contributionId }),
  send_notice_mail: ({ contributionId: id }) => ({ notice: { kind: 'contribution', id } }),
  send_offering_withdrawal: ({ offering: { id: offeringId } }) => ({ offeringId }),
  remove_dropped: () => ({ hash: '0'.repeat(64) }),
}

interface QueuedJob {
  name: string
  payload: unknown
}

async function takeQueuedJobs({ db }: App): Promise<QueuedJob[]> {
  const { rows } = await db.raw(
    `with taken as (delete from graphile_worker._private_jobs returning task_id, payload)
     select identifier as name, payload
       from taken join graphile_worker._private_tasks t on t.id = task_id`,
  )
  return rows
}

/** Number of rows in one slice of a periodic job, small in relation to the test tables. */
const SLICE_SIZE = 5

/** Runs each job of the api, once for every queued payload. Returns those that did not run. */
export async function runEveryJob(
  { plain, watched }: Worlds,
  { record }: PlanRecorder,
): Promise<string[]> {
  const { app } = watched.api
  const lifecycle = { ...app.lifecycle, isStopping: true }
  const tools = { app: { ...app, lifecycle }, mail: createMemoryMail() }
  const of = await createOwnerFixture(plain.api.app)
  const idle = new Map(jobs.map(job => [job.name, job]))
  const run = async ({ name, payload }: QueuedJob) => {
    const job = jobs.find(one => one.name === name)
    // The scraper runs these jobs, not the api.
    if (!job) return
    idle.delete(name)
    await record(`job ${name}`, () => job.work(payload, tools))
  }
  for (const { name, schedule } of jobs) {
    const payload = schedule ? { sliceSize: SLICE_SIZE } : PAYLOADS[name]?.(of)
    if (payload) await run({ name, payload })
  }
  // Includes jobs that the periodic jobs enqueue.
  for (
    let queued = await takeQueuedJobs(app);
    queued.length > 0;
    queued = await takeQueuedJobs(app)
  ) {
    for (const job of queued) if (!isPeriodic(job)) await run(job)
  }
  return [...idle.keys()]
}

const isPeriodic = ({ name }: QueuedJob) => jobs.some(job => job.name === name && job.schedule)
