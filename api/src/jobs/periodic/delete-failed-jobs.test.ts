import { expect, test } from 'vitest'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { queuedJobs } from '../../../test/queued-jobs.ts'
import { shareApi } from '../../../test/share-api.ts'
import { sendPaymentReminder } from '../../features/contributions/mails/contribution-mails.ts'
import { removeImageJob } from '../../features/images/remove-image.ts'
import { enqueue } from '../enqueue.ts'
import { deleteFailedJobs } from './clean-up.ts'

const api = shareApi()

test('failed jobs are deleted after a week, and no others', async () => {
  const { db, newId } = api.app
  const add = async (columns: string) => {
    const contributionId = newId()
    await enqueue(db, sendPaymentReminder, { contributionId })
    const own = "payload->>'contributionId' = ?"
    await db.raw(`update graphile_worker._private_jobs set ${columns} where ${own}`, contributionId)
    return contributionId
  }
  const givenUp = 'attempts = max_attempts'
  await add(`${givenUp}, updated_at = now() - interval '8 days'`)
  await add(`${givenUp}, updated_at = now() - interval '8 days'`)
  const kept = [
    await add(`${givenUp}, updated_at = now() - interval '6 days'`),
    await add("updated_at = now() - interval '8 days'"),
  ]
  await deleteFailedJobs.work({ sliceSize: 1 }, { app: api.app, mail: createMemoryMail() })
  const left = (await queuedJobs(db)).map(({ payload }) => payload.contributionId)
  expect(left).toEqual(kept)
})

test('a failed removal of an image is kept, because only its job knows the files', async () => {
  const { db } = api.app
  await db('graphile_worker._private_jobs').delete()
  await enqueue(db, removeImageJob, { hash: 'a'.repeat(64) })
  await db.raw(
    `update graphile_worker._private_jobs
        set attempts = max_attempts, updated_at = now() - interval '1 year'`,
  )
  await deleteFailedJobs.work({ sliceSize: 1 }, { app: api.app, mail: createMemoryMail() })
  expect(await queuedJobs(db)).toMatchObject([{ name: removeImageJob.name }])
})
