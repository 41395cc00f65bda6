import { expect, test } from 'vitest'
import { emptyDraft } from '../draft/empty-draft.ts'
import type { SeenEntry } from '../queue/watch-queue.ts'
import { waitingIn } from './waiting.ts'

const entry = (state: SeenEntry['state'], because?: SeenEntry['because']): SeenEntry => ({
  key: 'key-of-the-draft-1',
  name: 'Cot',
  draft: emptyDraft('key-of-the-draft-1', ''),
  state,
  because,
  tries: 0,
  nextTryAt: 0,
})

test.each([
  ['nothing', [], { count: 0, isSending: false }],
  ['what is sent', [entry('sent')], { count: 0 }],
  ['what is refused', [entry('refused')], { count: 0, refused: [entry('refused')] }],
  ['what stayed', [entry('stayed')], { count: 0, stayed: [entry('stayed')] }],
  ['what goes up', [entry('sending')], { count: 1, isSending: true, because: undefined }],
  [
    'what waits, and for what',
    [entry('waiting'), entry('waiting', 'offline')],
    { count: 2, isSending: false, because: 'offline' },
  ],
])('counts %s', (_, queue, expected) => {
  expect(waitingIn(queue)).toMatchObject(expected)
})
