import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeContribution } from '../../../test/make-contribution.ts'
import { makeContributor, makeGivenItem } from '../../../test/make-given-item.ts'
import { areItemsStale } from './are-items-stale.ts'

const contribution = makeContribution('a')
const item = makeGivenItem('item', [makeContributor('a', { amount: cents(5000) })])

test.each([
  ['no recent contributions', [item], [], false],
  ['the same contribution', [item], [contribution], false],
  [
    'a contribution to a removed item',
    [],
    [makeContribution('a', { item: { ...contribution.item, isRemoved: true } })],
    false,
  ],
  ['a contribution to an unknown item', [], [contribution], true],
  ['an unknown contribution', [{ ...item, contributors: [] }], [contribution], true],
  [
    'a contribution verified on another device',
    [item],
    [makeContribution('a', { paymentStatus: { ...contribution.paymentStatus, verified: true } })],
    true,
  ],
  [
    'an item whose contribution was deleted on another device',
    [item],
    [makeContribution('a', { item: { ...contribution.item, currentAmount: cents(100) } })],
    true,
  ],
])('with %s, areItemsStale returns the expected value', (_, items, contributions, isStale) => {
  expect(areItemsStale(items, contributions)).toBe(isStale)
})
