import { beforeEach, describe, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'
import { sendReset, sendVerification } from '../features/auth/auth-mails.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { adminCommand } from './admin-commands.ts'

const api = shareApi()
beforeEach(async () => {
  const { db, newId } = api.app
  await db.raw('delete from graphile_worker._private_jobs')
  for (const mail of [sendReset, sendReset, sendVerification]) {
    await enqueue(db, mail, { userId: newId() })
  }
  await db.raw('update graphile_worker._private_jobs set attempts = max_attempts')
  await enqueue(db, sendReset, { userId: newId() })
})

const run = (...args: string[]) => adminCommand(args, api.app.config)?.(api.databaseUrl)
const attempts = () => api.app.db('graphile_worker.jobs').orderBy('id').pluck('attempts')

describe('npm run admin', () => {
  test('retry-jobs restarts all failed jobs', async () => {
    expect(await run('retry-jobs')).toEqual({ exitCode: 0, note: '3 jobs are tried again.' })
    expect(await attempts()).toEqual([0, 0, 0, 0])
  })

  test('retry-jobs restarts the failed jobs with a name', async () => {
    expect(await run('retry-jobs', 'send_verification')).toMatchObject({
      note: '1 job is tried again.',
    })
    expect(await attempts()).toEqual([10, 10, 0, 0])
  })

  test('discard-jobs deletes the failed jobs with a name', async () => {
    expect(await run('discard-jobs', 'send_reset')).toEqual({
      ...{ exitCode: 0, note: '2 jobs were removed.' },
    })
    expect(await attempts()).toEqual([10, 0])
    const entries = api.app.db('audit_events').where({ action: 'jobs.discarded' })
    expect(await entries.select('details')).toEqual([{ details: { name: 'send_reset', count: 2 } }])
  })

  test('discard-jobs requires a name', async () => {
    expect(run('discard-jobs')).toBeUndefined()
    expect(await attempts()).toHaveLength(4)
  })
})
