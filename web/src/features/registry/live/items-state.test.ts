import type { PublicItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/make-item.ts'
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

describe('the state of the items', () => {
  test('applies an event about an item, including whether it accepts contributions', () => {
    const known = applyEvent(createItemsState([pram, crib]), factOf(makeItem('pram', 10)))
    expect(known.items[0]).toMatchObject({ isFullyFunded: true, can: { contribute: false } })
    expect(known.items[1]).toBe(crib)
  })

  test('remains the same object when an event changes nothing', () => {
    const before = createItemsState([pram, crib])
    expect(applyEvent(before, factOf(pram)).items).toBe(before.items)
    expect(applyEvent(before, factOf(makeItem('stranger', 1))).items).toBe(before.items)
    const asked = startListRequest(before)
    expect(applyList(asked, structuredClone([crib, pram]), asked.order).items).toBe(before.items)
  })

  test('is not reverted by a list requested before an event', () => {
    const asked = startListRequest(createItemsState([pram]))
    const told = applyEvent(asked, factOf(makeItem('pram', 3)))
    expect(amounts(applyList(told, [pram], asked.order))).toEqual([cents(300)])
  })

  test('follows a list that counts more contributors, whenever it was requested', () => {
    const asked = startListRequest(createItemsState([pram]))
    const told = applyEvent(asked, factOf(makeItem('pram', 3)))
    const list = [makeItem('pram', 4)]
    expect(applyList(told, list, asked.order).items).toEqual(list)
  })

  test('follows a list requested later, even if it counts fewer contributors', () => {
    const told = applyEvent(createItemsState([pram]), factOf(makeItem('pram', 3)))
    const asked = startListRequest(told)
    expect(amounts(applyList(asked, [makeItem('pram', 0)], asked.order))).toEqual([cents(0)])
  })

  test('preserves the order of items, appends new ones and removes missing ones', () => {
    const known = startListRequest(createItemsState([pram, crib, makeItem('cot', 0)]))
    const list = [makeItem('new', 0), makeItem('cot', 5), makeItem('pram', 2)]
    expect(ids(applyList(known, list, known.order))).toEqual(['pram', 'cot', 'new'])
  })

  test('applies the response to the own contribution, unless others contributed after it', () => {
    const own = makeItem('pram', 3)
    expect(applyOwnContribution(createItemsState([pram]), own).items).toEqual([own])
    const later = applyEvent(createItemsState([pram]), factOf(makeItem('pram', 5)))
    expect(amounts(applyOwnContribution(later, own))).toEqual([cents(500)])
  })

  test("converges to the server's state, in whatever order lists and events arrive", () => {
    // Each contribution sends its event at once; each list is read at once and arrives at any later
    // time.
    const step = fc.constantFrom('give' as const, 'ask' as const, 'arrive' as const)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        let contributions = 0
        let known = createItemsState([makeItem('pram', 0)])
        let underWay: { list: PublicItem[]; order: number } | undefined
        for (const what of steps) {
          if (what === 'give') {
            contributions += 1
            known = applyEvent(known, factOf(makeItem('pram', contributions)))
          } else if (what === 'ask') {
            known = startListRequest(known)
            underWay = { list: [makeItem('pram', contributions)], order: known.order }
          } else if (underWay) {
            known = applyList(known, underWay.list, underWay.order)
            underWay = undefined
          }
          expect(amounts(known)).toEqual([cents(contributions * 100)])
        }
      }),
    )
  })
})
