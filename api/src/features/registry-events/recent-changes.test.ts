import { OWNER_TOPICS } from '@registry/shared/contract/registry/owner-events'
import { expect, test } from 'vitest'
import { createRecentChanges } from './recent-changes.ts'

test('names what has changed in a registry in the last minute', () => {
  let now = 0
  const changes = createRecentChanges(() => now)
  changes.add('a', 'items')
  now = 50_000
  changes.add('a', 'offerings')
  changes.add('b', 'settings')
  now = 60_000
  expect(changes.of('a')).toEqual(['items', 'offerings'])
  now = 60_001
  expect(changes.of('a')).toEqual(['offerings'])
  changes.add('a', 'offerings')
  now = 120_001
  expect(changes.of('a')).toEqual(['offerings'])
  expect(changes.of('b')).toEqual([])
})

test('names everything for a minute after the start, and after notifications may have been missed', () => {
  let now = 0
  const changes = createRecentChanges(() => now)
  now = 59_999
  expect(changes.of('a')).toEqual(OWNER_TOPICS)
  now = 60_000
  expect(changes.of('a')).toEqual([])
  changes.clear()
  expect(changes.of('a')).toEqual(OWNER_TOPICS)
  now = 120_000
  expect(changes.of('a')).toEqual([])
})
