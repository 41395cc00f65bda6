import { afterEach, describe, expect, test, vi } from 'vitest'
import { itemDraftStorage, newItemDraftStorage } from './item-draft-storage.ts'

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

describe('newItemDraftStorage', () => {
  const LAMP = 'https://shop.example/lamp'
  const COT = 'https://shop.example/cot'

  function stubSessionStorage() {
    const methods = {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    }
    vi.stubGlobal('sessionStorage', Object.create(methods))
  }

  test('returns the draft with the link, and without a link any draft', () => {
    stubSessionStorage()
    newItemDraftStorage('1', '').write({ ...draft, productUrl: '' })
    newItemDraftStorage('1', LAMP).write(draft)
    newItemDraftStorage('1', COT).write({ ...draft, openedFor: COT })
    expect(newItemDraftStorage('1', LAMP).read()).toEqual(draft)
    expect(newItemDraftStorage('1', COT).read()).toEqual({ ...draft, openedFor: COT })
    expect(newItemDraftStorage('1', '').read()).toEqual({ ...draft, productUrl: '' })
    newItemDraftStorage('1', '').end()
    expect(newItemDraftStorage('1', '').read()).toEqual(draft)
  })

  test('returns no draft of another user', () => {
    stubSessionStorage()
    newItemDraftStorage('1', '').write(draft)
    expect(newItemDraftStorage('2', '').read()).toBeUndefined()
  })
})
