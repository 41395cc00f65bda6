import { expect, test } from 'vitest'
import { readWorkerMessage } from './service-worker-messages.ts'

const seen = { kind: 'seen', page: '/registry/demo', files: ['/assets/a-1.js'] }

test.each([[{ kind: 'signed-out' }], [{ kind: 'forget-registry' }], [seen]])(
  '%j is a message to the worker',
  message => expect(readWorkerMessage({ ...message, more: 1 })).toEqual(message),
)

test.each([
  [undefined],
  [null],
  ['signed-out'],
  [{}],
  [{ kind: 'other' }],
  [{ ...seen, page: 1 }],
  [{ ...seen, files: '/assets/a-1.js' }],
  [{ ...seen, files: [1] }],
])('%j is none', data => expect(readWorkerMessage(data)).toBeUndefined())
