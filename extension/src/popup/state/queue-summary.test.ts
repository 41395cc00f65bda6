import { expect, test } from 'vitest'
import { createEmptyDraft } from '../../draft/create-empty-draft.ts'
import type { QueueEntryView } from '../../queue/watch-queue.ts'
import { summarizeQueue } from './queue-summary.ts'

const entry = (
  state: QueueEntryView['state'],
  because?: QueueEntryView['because'],
): QueueEntryView => ({
  key: 'key-of-the-draft-1',
  name: 'Cot',
  draft: createEmptyDraft('key-of-the-draft-1', ''),
  state,
  because,
  tries: 0,
  nextTryAt: 0,
})

test.each([
  ['nothing', [], { count: 0, isSending: false }],
  ['sent entries', [entry('sent')], { count: 0 }],
  ['rejected entries', [entry('refused')], { count: 0, refused: [entry('refused')] }],
  ['entries whose undo failed', [entry('stayed')], { count: 0, stayed: [entry('stayed')] }],
  ['entries being sent', [entry('sending')], { count: 1, isSending: true, because: undefined }],
  [
    'waiting entries and their cause',
    [entry('waiting'), entry('waiting', 'offline')],
    { count: 2, isSending: false, because: 'offline' },
  ],
  [
    'entries of another account apart',
    [entry('waiting', 'other-account'), entry('waiting', 'offline')],
    { count: 1, because: 'offline', others: [entry('waiting', 'other-account')] },
  ],
])('counts %s', (_, queue, expected) => {
  expect(summarizeQueue(queue)).toMatchObject(expected)
})
