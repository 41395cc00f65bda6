import { expect, test } from 'vitest'
import { queuedJob } from '../../jobs/enqueue.ts'
import { removeImageJob } from './remove-image.ts'

const DAY_S = 86_400

test('the removal of an image is retried for at least two weeks', () => {
  const { maxAttempts } = queuedJob(removeImageJob, { hash: 'a'.repeat(64) })
  // The queue's backoff.
  const delays = Array.from({ length: maxAttempts - 1 }, (_, n) => Math.exp(Math.min(n + 1, 10)))
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(14 * DAY_S)
})
