import { expect, test } from 'vitest'
import { emptyForm } from '../item-form-schema.ts'
import { mergeItemEdits } from './merge-item-edits.ts'

const base = { ...emptyForm(), productName: 'Moon', totalPrice: '45.90' }

test('unedited fields take the current value, edited ones stay', () => {
  const typed = { ...base, productName: 'Moon light' }
  const current = { ...base, totalPrice: '39.90' }
  expect(mergeItemEdits({ base, typed, current })).toEqual({
    values: { ...base, productName: 'Moon light', totalPrice: '39.90' },
    conflicts: [],
  })
})

test('a field that both changed stays as typed and is a conflict', () => {
  const typed = { ...base, productName: 'Moon light' }
  const current = { ...base, productName: 'Sun light' }
  expect(mergeItemEdits({ base, typed, current })).toEqual({
    values: typed,
    conflicts: ['productName'],
  })
})

test('equal changes are no conflict', () => {
  const same = { ...base, productName: 'Sun light' }
  expect(mergeItemEdits({ base, typed: same, current: same }).conflicts).toEqual([])
})
