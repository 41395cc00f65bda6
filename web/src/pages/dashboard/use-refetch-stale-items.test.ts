import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeContribution } from '../../../test/make-contribution.ts'
import { makeContributor, makeGivenItem } from '../../../test/make-given-item.ts'
import { areItemsStale } from './use-refetch-stale-items.ts'

const contribution = makeContribution('a')
const item = makeGivenItem('item', [makeContributor('a', { amount: cents(5000) })])

test.each([
  ['no gift at all', [item], [], false],
  ['the same gift', [item], [contribution], false],
  [
    'a gift of an item that was taken off',
    [],
    [makeContribution('a', { item: { ...contribution.item, isRemoved: true } })],
    false,
  ],
  ['a gift of an item that is not known', [], [contribution], true],
  ['a gift that is not known', [{ ...item, contributors: [] }], [contribution], true],
  [
    'a gift verified elsewhere',
    [item],
    [makeContribution('a', { paymentStatus: { ...contribution.paymentStatus, verified: true } })],
    true,
  ],
  [
    'an item that lost a gift elsewhere',
    [item],
    [makeContribution('a', { item: { ...contribution.item, currentAmount: cents(100) } })],
    true,
  ],
])('%s', (_, items, contributions, isBehind) => {
  expect(areItemsStale(items, contributions)).toBe(isBehind)
})
