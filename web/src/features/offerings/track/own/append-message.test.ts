import { expect, test } from 'vitest'
import { appendMessage } from './append-message.ts'

const message = (id: string) => ({
  id,
  from: 'offerer' as const,
  message: `words of ${id}`,
  createdAt: '2026-11-22T04:48:00.000Z',
})

test('a new message is appended', () => {
  expect(appendMessage([message('a')], message('b'))).toEqual([message('a'), message('b')])
})

test('a message that a retry returned again appears once', () => {
  expect(appendMessage([message('a'), message('b')], message('b'))).toEqual([
    message('a'),
    message('b'),
  ])
})
