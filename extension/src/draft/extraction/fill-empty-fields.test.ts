import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { createEmptyDraft } from '../create-empty-draft.ts'
import { fillEmptyFields } from './fill-empty-fields.ts'
import { toDraft } from './to-draft.ts'

const KEY = 'key-of-the-draft-1'
const product = capturedExample({ gtin: '04006381333931' })
const empty = toDraft(
  capturedExample({
    status: 'needs-js',
    name: null,
    price: null,
    originalPrice: null,
    images: [],
    description: null,
    category: null,
  }),
  KEY,
)
const page = toDraft(product, 'key-of-the-new-draft')

describe('fillEmptyFields', () => {
  test('fills every field of an empty draft and keeps its key', () => {
    expect(fillEmptyFields(empty, page)).toEqual(toDraft(product, KEY))
  })

  test('fills a draft entered by hand', () => {
    const { canonicalUrl } = product
    const typed = { ...createEmptyDraft(KEY, canonicalUrl), typedOn: canonicalUrl }
    expect(fillEmptyFields(typed, page)).toEqual({ ...page, key: KEY, typedOn: canonicalUrl })
  })

  test('keeps what the owner entered', () => {
    const typed = {
      ...empty,
      productName: 'Cot',
      totalPrice: '129',
      currency: 'MYR',
      category: 'Bedding',
      quantity: 2,
      note: 'For twins',
      check: [],
    }
    expect(fillEmptyFields(typed, page)).toEqual({
      ...typed,
      description: page.description,
      gtin: page.gtin,
      thumbnailUrl: page.thumbnailUrl,
      pictures: page.pictures,
    })
  })

  test('keeps the category Other that the owner chose', () => {
    expect(fillEmptyFields({ ...empty, check: [] }, page).category).toBe('Other')
  })

  test('marks only filled fields that are uncertain on the page', () => {
    const unsure = toDraft(
      capturedExample({ confidence: { name: 0.4, price: 0.4 }, category: null }),
      'key-of-the-new-draft',
    )
    const typed = { ...empty, productName: 'Cot', check: empty.check.slice(1) }
    expect(empty.check).toEqual(['productName', 'totalPrice', 'category'])
    expect(fillEmptyFields(typed, unsure).check).toEqual(['totalPrice', 'category'])
    expect(fillEmptyFields(empty, page).check).toEqual([])
  })
})
