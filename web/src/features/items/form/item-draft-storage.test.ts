import { afterEach, describe, expect, test, vi } from 'vitest'
import { itemDraftStorage } from './item-draft-storage.ts'

const draft = {
  productName: 'Moon lamp',
  productUrl: 'https://shop.example/lamp',
  category: '',
  thumbnailUrl: 'https://shop.example/2.png',
  totalPrice: '20',
  quantity: '1',
}

afterEach(() => vi.unstubAllGlobals())

function readStored(value: object) {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(value) })
  return itemDraftStorage('1', 'new').read()
}

describe('itemDraftStorage', () => {
  test('restores the images and the GTIN of the product page', () => {
    const page = { url: draft.productUrl, gtin: '09506000134352', images: [draft.thumbnailUrl] }
    expect(readStored({ ...draft, page })).toEqual({ ...draft, page })
  })

  test('restores a draft of an earlier version, which has no images', () => {
    const pageGtin = { productUrl: draft.productUrl, gtin: '09506000134352' }
    expect(readStored({ ...draft, pageGtin })).toEqual(draft)
  })
})
