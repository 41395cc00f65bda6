import { expect, test } from 'vitest'
import { makeContributor, makeGivenItem } from '../../../test/make-given-item.ts'
import { countUnconfirmedContributions } from './count-unconfirmed-contributions.ts'

const items = [
  makeGivenItem('cot', [makeContributor('a'), makeContributor('b', { paymentVerified: true })]),
  makeGivenItem('pram', [makeContributor('c')]),
]

test.each([
  ['those of all items', undefined, undefined, 2],
  ['those of deleted items too', ['d', 'e'], undefined, 4],
  ['one of an item that is being deleted once', ['c'], undefined, 2],
  ['none that were just confirmed', ['d', 'e'], new Set(['a', 'd']), 2],
])('counts %s', (_, ofDeleted, settled, count) => {
  expect(countUnconfirmedContributions(items, { ofDeleted, settled })).toBe(count)
})
