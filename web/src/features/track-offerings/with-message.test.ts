import { expect, test } from 'vitest'
import { withMessage } from './with-message.ts'

const message = (id: string) => ({
  id,
  from: 'offerer' as const,
  message: `words of ${id}`,
  createdAt: '2026-11-22T04:48:00.000Z',
})

test('a message comes last', () => {
  expect(withMessage([message('a')], message('b'))).toEqual([message('a'), message('b')])
})

test('a message whose first try had arrived after all stands there once', () => {
  expect(withMessage([message('a'), message('b')], message('b'))).toEqual([
    message('a'),
    message('b'),
  ])
})
