import type { OwnerItem } from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeOwnerItem } from '../../../../test/make-owner-item.ts'
import {
  emptyForm,
  itemFormSchema,
  toFormInput,
  toItemChanges,
  toItemDraft,
} from './item-form-schema.ts'

const ITEM: OwnerItem = {
  ...makeOwnerItem('Moon night light', { price: 45.9 }),
  id: '0190163d-8694-739b-aea5-966c26f8ad91',
  productDescription: 'For the night feeds.',
  productUrl: 'https://shop.example/moon',
  category: 'Nursery Decor & Lighting',
}

describe('the item form schema', () => {
  test('starts a new item with the default category and the link of the URL', () => {
    expect(emptyForm('https://shop.example/moon')).toMatchObject({
      category: 'Clothing',
      productUrl: 'https://shop.example/moon',
    })
  })

  test('uses the error messages of the contract', () => {
    const { error } = z.safeDecode(itemFormSchema, emptyForm())
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['productName', 'Please enter a product name'],
      ['productUrl', 'Please enter a product URL'],
      ['totalPrice', 'Please enter a valid price'],
    ])
  })

  test('sends a new item with its image candidates, at most 20', () => {
    const values = z.decode(itemFormSchema, { ...toFormInput(ITEM), thumbnailUrl: '' })
    const found = Array.from({ length: 25 }, (_, index) => `https://shop.example/${index}.jpg`)
    const draft = toItemDraft(values, found)
    expect(draft.thumbnailUrl).toBeNull()
    expect(draft.scrapedImages).toHaveLength(20)
  })
})

describe('toItemChanges', () => {
  test('returns only the description when nothing was changed', () => {
    const values = z.decode(itemFormSchema, toFormInput(ITEM))
    expect(toItemChanges(ITEM, values)).toEqual({ productDescription: 'For the night feeds.' })
  })

  test('returns the changed fields', () => {
    const form = {
      ...toFormInput(ITEM),
      totalPrice: '39.90',
      thumbnailUrl: 'https://shop.example/1.jpg',
    }
    expect(toItemChanges(ITEM, z.decode(itemFormSchema, form))).toEqual({
      totalPrice: 3990,
      thumbnailUrl: 'https://shop.example/1.jpg',
      productDescription: 'For the night feeds.',
    })
  })
})
