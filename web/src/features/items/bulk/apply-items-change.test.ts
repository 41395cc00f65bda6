import { describe, expect, test } from 'vitest'
import { makeOwnerItem } from '../../../../test/make-owner-item.ts'
import { applyItemsChange, mergeItems } from './apply-items-change.ts'

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
