import { expect, test } from 'vitest'
import { createMemoryMail } from '../test/memory-mail.ts'
import { shareApi } from '../test/share-api.ts'
import { jobs } from './jobs.ts'

const api = shareApi()

const periodicJobs = jobs.filter(({ schedule }) => schedule)

test.each(periodicJobs.map(job => [job.name, job] as const))(
  '%s finishes in slices of one row',
  async (name, job) => {
    await job.work({ sliceSize: 1 }, { app: api.app, mail: createMemoryMail() })
    const row = await api.app.db('periodic_jobs').where({ name }).first()
    expect(row).toMatchObject({ cursor: null, last_success_at: expect.any(Date) })
  },
)

test('each job has a unique name', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})
