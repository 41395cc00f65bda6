import type { PublicItem } from '@registry/shared/contract/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../test/make-item.ts'
import {
  applyEvent,
  applyList,
  applyOwnContribution,
  createItemsState,
  type ItemsState,
  startListRequest,
} from './items-state.ts'

const factOf = (item: PublicItem) => {
  const { id, amountContributed, isFullyFunded, contributorCount } = item
  return { id, amountContributed, isFullyFunded, contributorCount }
}
const ids = ({ items }: ItemsState) => items.map(({ id }) => id)
const amounts = ({ items }: ItemsState) => items.map(item => item.amountContributed)

const pram = makeItem('pram', 2)
const crib = makeItem('crib', 0)

describe('what is known of the items', () => {
  test('follows what is told of one of them, with whether one can still give', () => {
    const known = applyEvent(createItemsState([pram, crib]), factOf(makeItem('pram', 10)))
    expect(known.items[0]).toMatchObject({ isFullyFunded: true, can: { contribute: false } })
    expect(known.items[1]).toBe(crib)
  })

  test('is the very same when nothing new is told', () => {
    const before = createItemsState([pram, crib])
    expect(applyEvent(before, factOf(pram)).items).toBe(before.items)
    expect(applyEvent(before, factOf(makeItem('stranger', 1))).items).toBe(before.items)
    const asked = startListRequest(before)
    expect(applyList(asked, structuredClone([crib, pram]), asked.order).items).toBe(before.items)
  })

  test('is not taken back by a list that was read before it was told', () => {
    const asked = startListRequest(createItemsState([pram]))
    const told = applyEvent(asked, factOf(makeItem('pram', 3)))
    expect(amounts(applyList(told, [pram], asked.order))).toEqual([cents(300)])
  })

  test('follows a list that knows of more givers, whenever it was asked for', () => {
    const asked = startListRequest(createItemsState([pram]))
    const told = applyEvent(asked, factOf(makeItem('pram', 3)))
    const list = [makeItem('pram', 4)]
    expect(applyList(told, list, asked.order).items).toEqual(list)
  })

  test('follows a list that was asked for later, even where it takes gifts back', () => {
    const told = applyEvent(createItemsState([pram]), factOf(makeItem('pram', 3)))
    const asked = startListRequest(told)
    expect(amounts(applyList(asked, [makeItem('pram', 0)], asked.order))).toEqual([cents(0)])
  })

  test('keeps every item in its place: new ones come last, and what is gone goes', () => {
    const known = startListRequest(createItemsState([pram, crib, makeItem('cot', 0)]))
    const list = [makeItem('new', 0), makeItem('cot', 5), makeItem('pram', 2)]
    expect(ids(applyList(known, list, known.order))).toEqual(['pram', 'cot', 'new'])
  })

  test('takes the own gift with its names, unless others gave after it', () => {
    const own = makeItem('pram', 3)
    expect(applyOwnContribution(createItemsState([pram]), own).items).toEqual([own])
    const later = applyEvent(createItemsState([pram]), factOf(makeItem('pram', 5)))
    expect(amounts(applyOwnContribution(later, own))).toEqual([cents(500)])
  })

  test('ends with what the server ends with, however lists and facts overtake each other', () => {
    // Each gift is told when it is given; each list is read at once and arrives any time later.
    const step = fc.constantFrom('give' as const, 'ask' as const, 'arrive' as const)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        let gifts = 0
        let known = createItemsState([makeItem('pram', 0)])
        let underWay: { list: PublicItem[]; order: number } | undefined
        for (const what of steps) {
          if (what === 'give') {
            gifts += 1
            known = applyEvent(known, factOf(makeItem('pram', gifts)))
          } else if (what === 'ask') {
            known = startListRequest(known)
            underWay = { list: [makeItem('pram', gifts)], order: known.order }
          } else if (underWay) {
            known = applyList(known, underWay.list, underWay.order)
            underWay = undefined
          }
          expect(amounts(known)).toEqual([cents(gifts * 100)])
        }
      }),
    )
  })
})
