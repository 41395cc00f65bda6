import { cents } from '@registry/shared/money/money'
import { expect, test } from 'vitest'
import { makeContributor, makeGivenItem } from '../../../../test/make-given-item.ts'
import { sumRegistryFunding } from './item-funding.ts'

const contribution = (id: string, amount: number, paymentVerified: boolean) =>
  makeContributor(id, { amount: cents(amount), paymentVerified })

test('an empty registry stands at nothing', () => {
  expect(sumRegistryFunding([])).toEqual({
    value: 0,
    confirmed: 0,
    promised: 0,
    left: 0,
    complete: 0,
    items: 0,
  })
})

test('adds up what all items have; what one has too much of is not missing less elsewhere', () => {
  const items = [
    makeGivenItem(
      'cot',
      [contribution('a', 4000, true), contribution('b', 2000, false)],
      cents(10_000),
    ),
    makeGivenItem('hat', [contribution('c', 1500, true)], cents(1000)),
  ]
  expect(sumRegistryFunding(items)).toEqual({
    value: 11_000,
    confirmed: 5500,
    promised: 2000,
    left: 4000,
    complete: 1,
    items: 2,
  })
})
