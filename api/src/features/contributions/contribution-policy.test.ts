import { describe, expect, test } from 'vitest'
import { contributionCan } from './contribution-policy.ts'

describe('contributionCan', () => {
  test.each([
    ['open', null, { verify: true, remind: true, delete: true }],
    ['verified', new Date(0), { verify: false, remind: false, delete: true }],
  ])('of an %s one', (_, verifiedAt, expected) => {
    expect(contributionCan({ verifiedAt })).toEqual(expected)
  })
})
