import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { awaitScrape } from './await-scrape.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Stubs the responses to the polls; the last one repeats. A failed request is 'lost'. */
function stubPolls(...statuses: string[]) {
  const polls = [...statuses]
  return vi.spyOn(ownerClient, 'call').mockImplementation(async () => {
    const status = polls.length > 1 ? polls.shift() : polls[0]
    if (status === 'lost') throw new Error('lost')
    return { success: true, log: { status } }
  })
}

test.each([
  [['success'], true, 1],
  [['pending', 'lost', 'partial'], true, 3],
  [['pending', 'failed'], false, 2],
  [['pending'], false, 12],
])('after the states %j returns %s, in %i polls', async (statuses, hasFound, count) => {
  const call = stubPolls(...statuses)
  const result = awaitScrape('id', new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await result).toBe(hasFound)
  expect(call).toHaveBeenCalledTimes(count)
})

test('cancels a poll that is pending after 12 s', async () => {
  const call = vi
    .spyOn(ownerClient, 'call')
    .mockImplementation(
      (_endpoint, _input, extras) =>
        new Promise((_, reject) => extras?.signal?.addEventListener('abort', reject)),
    )
  const result = awaitScrape('id', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(await result).toBe(false)
  expect(call).toHaveBeenCalledTimes(1)
})

test('stops when the page is left', async () => {
  const call = stubPolls('pending')
  const page = new AbortController()
  const result = expect(awaitScrape('id', page.signal)).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(500)
  page.abort(new Error('left'))
  await vi.runAllTimersAsync()
  await result
  expect(call).toHaveBeenCalledTimes(1)
})
