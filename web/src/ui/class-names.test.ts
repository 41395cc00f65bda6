import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('classNames joins names without empty and false ones', () => {
  expect(classNames('btn', false, undefined, '', 0, 'wide')).toBe('btn wide')
})
