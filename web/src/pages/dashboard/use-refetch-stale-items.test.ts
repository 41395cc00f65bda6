import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeGift } from '../../../test/make-gift.ts'
import { makeContributor, makeGivenItem } from '../../../test/make-given-item.ts'
import { areItemsStale } from './use-refetch-stale-items.ts'

const gift = makeGift('a')
const item = makeGivenItem('item', [makeContributor('a', { amount: cents(5000) })])

test.each([
  ['no gift at all', [item], [], false],
  ['the same gift', [item], [gift], false],
  [
    'a gift of an item that was taken off',
    [],
    [makeGift('a', { item: { ...gift.item, isRemoved: true } })],
    false,
  ],
  ['a gift of an item that is not known', [], [gift], true],
  ['a gift that is not known', [{ ...item, contributors: [] }], [gift], true],
  [
    'a gift verified elsewhere',
    [item],
    [makeGift('a', { paymentStatus: { ...gift.paymentStatus, verified: true } })],
    true,
  ],
  [
    'an item that lost a gift elsewhere',
    [item],
    [makeGift('a', { item: { ...gift.item, currentAmount: cents(100) } })],
    true,
  ],
])('%s', (_, items, gifts, isBehind) => {
  expect(areItemsStale(items, gifts)).toBe(isBehind)
})
