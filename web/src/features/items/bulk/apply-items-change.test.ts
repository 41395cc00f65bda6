import { describe, expect, test } from 'vitest'
import { makeOwnerItem } from '../../../../test/make-owner-item.ts'
import { applyItemsChange, mergeItems, revertItemsChange } from './apply-items-change.ts'

const cot = makeOwnerItem('cot', {})
const pram = makeOwnerItem('pram', {})
const bib = makeOwnerItem('bib', {})
const items = [cot, pram, bib]

describe('applyItemsChange and mergeItems', () => {
  test('set a category, hide and show', () => {
    const change = { kind: 'category', category: 'Other' } as const
    expect(applyItemsChange(items, ['cot', 'bib'], change).map(item => item.category)).toEqual([
      'Other',
      pram.category,
      'Other',
    ])
    const hidden = applyItemsChange(items, ['pram'], { kind: 'hide' })
    expect(hidden.map(item => item.isHidden)).toEqual([false, true, false])
    expect(applyItemsChange(hidden, ['pram'], { kind: 'show' })).toEqual(items)
  })

  test('remove deleted items and preserve the identity of the others', () => {
    const left = applyItemsChange(items, ['cot', 'unknown'], { kind: 'delete' })
    expect(left).toEqual([pram, bib])
    expect(left[0]).toBe(pram)
  })

  test('put restored items first and replace changed ones in place', () => {
    const news = { ...pram, isHidden: true }
    expect(mergeItems([pram, bib], [cot, news])).toEqual([cot, news, bib])
  })
})

describe('revertItemsChange', () => {
  const contributed = { ...cot, contributorCount: 1 }

  test('restores the changed field and preserves later changes of the same and other items', () => {
    const now = [{ ...contributed, isHidden: true }, { ...pram, isHidden: true }, bib]
    expect(
      revertItemsChange(now, { ids: ['cot'], change: { kind: 'hide' }, before: items }),
    ).toEqual([contributed, { ...pram, isHidden: true }, bib])
  })

  test('keeps a category that was changed again meanwhile', () => {
    const change = { kind: 'category', category: 'Other' } as const
    const now = [
      { ...cot, category: 'Cleaning & Laundry' },
      { ...pram, category: 'Other' },
    ]
    expect(revertItemsChange(now, { ids: ['cot', 'pram'], change, before: items })).toEqual([
      now[0],
      pram,
    ])
  })

  test('returns deleted items to their places, beside an item that was added meanwhile', () => {
    const added = makeOwnerItem('added', {})
    const request = { ids: ['cot', 'bib'], change: { kind: 'delete' }, before: items } as const
    expect(revertItemsChange([added, pram], request)).toEqual([cot, added, pram, bib])
    expect(revertItemsChange(items, request)).toEqual(items)
  })
})
