import type { OfferingStatus } from '@registry/shared/offerings/statuses'
import { describe, expect, test } from 'vitest'
import { offererPermissions, ownerOfferingPermissions } from './offering-policy.ts'

const namesOf = (can: Record<string, boolean>) => Object.keys(can).filter(name => can[name])

describe('ownerOfferingPermissions', () => {
  test.each<[OfferingStatus, string[]]>([
    ['pending_review', ['accept', 'decline', 'flag', 'message']],
    ['available', ['flag', 'expressInterest', 'confirm', 'cancel', 'message']],
    ['interested', ['flag', 'confirm', 'cancel', 'message']],
    ['confirmed', ['flag', 'deliver', 'cancel', 'message']],
    ['delivered', ['flag', 'message']],
    ['cancelled', ['flag']],
  ])('allows exactly the transitions of %s', (status, can) => {
    expect(namesOf(ownerOfferingPermissions({ status }))).toEqual(can)
  })
})

test.each<[OfferingStatus, string[]]>([
  ['pending_review', ['edit', 'withdraw', 'reply']],
  ['available', ['withdraw', 'reply']],
  ['interested', ['withdraw', 'reply']],
  ['confirmed', ['reply', 'handOver']],
  ['delivered', ['reply']],
  ['cancelled', []],
])('offererPermissions of an offering that is %s', (status, can) => {
  expect(namesOf(offererPermissions({ status, handedOverAt: null }))).toEqual(can)
})
