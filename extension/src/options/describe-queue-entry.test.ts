import { expect, test } from 'vitest'
import type { QueueEntryView } from '../queue/watch-queue.ts'
import { describeQueueEntry } from './describe-queue-entry.ts'

test.each([
  [{ state: 'sending' }, 'Being added now'],
  [{ because: 'signed-out', tries: 3 }, 'Waits until you connect.'],
  [{ because: 'other-account', tries: 3 }, 'Waits until its account is connected again.'],
  [{ because: 'offline' }, 'Waits for a connection.'],
  [{ because: 'offline', tries: 2 }, 'Waits for a connection. Next try at 14:05.'],
  [{ because: 'busy', tries: 1 }, 'Your registry had no time for it. Next try at 14:05.'],
  [{}, 'Waits for its turn.'],
  [{ state: 'refused', message: 'Category is unknown' }, 'Category is unknown'],
  [{ state: 'refused' }, 'Your registry did not take it.'],
] satisfies [Partial<QueueEntryView>, string][])('describes %o as "%s"', (entry, said) => {
  const waiting = { state: 'waiting', tries: 0, nextTryAt: 1 } as QueueEntryView
  expect(describeQueueEntry({ ...waiting, ...entry }, () => '14:05')).toBe(said)
})
