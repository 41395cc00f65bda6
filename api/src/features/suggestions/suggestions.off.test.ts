import { CATEGORIES } from '@registry/shared/categories/categories'
import { fallbackKeywords } from '@registry/shared/categories/fallback-keywords'
import { listOwnItems } from '@registry/shared/contract/items/items'
import {
  describeItem,
  generateDescription,
  generateKeywords,
  llmHealth,
} from '@registry/shared/contract/items/suggestions'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const lines: string[] = []
const api = shareApi({ onLine: line => lines.push(line) })

describe('suggestions without a language model', () => {
  test('returns default keywords for every category, marked as a fallback', async () => {
    const { call } = await openOwnRegistry(api)
    for (const category of [...CATEGORIES, 'General']) {
      expect(await call(generateKeywords, { body: { category } })).toMatchObject({
        data: { keywords: fallbackKeywords(category) },
        fallback: true,
        warning: suggestionMessages.fallbackOff,
        code: 'AI_SERVICE_UNAVAILABLE',
      })
    }
  })

  test('returns no description and the reason', async () => {
    const { call } = await openOwnRegistry(api)
    expect(await call(generateDescription, { body: { prompt: 'Pram' } })).toMatchObject({
      success: false,
      fallback: true,
      error: suggestionMessages.off,
      code: 'AI_SERVICE_UNAVAILABLE',
    })
  })

  test('reports the model as unavailable without logging an error', async () => {
    const { call } = await openOwnRegistry(api)
    await expect(call(llmHealth, {})).rejects.toMatchObject({
      status: 503,
      code: 'AI_SERVICE_UNAVAILABLE',
      message: suggestionMessages.off,
    })
    expect(lines.filter(line => line.includes('request failed'))).toEqual([])
  })
})

describe("an item's description", () => {
  test('can be changed and emptied', async () => {
    const { call, registry } = await openOwnRegistry(api)
    const id = await makeItem(api.app.db, registry.id)
    const { items } = await call(listOwnItems, {})
    for (const [changes, description] of ['Light and soft.', ''].entries()) {
      const { data } = await call(describeItem, { params: { id }, body: { description } })
      const version = (items[0]?.version ?? 0) + changes + 1
      expect(data).toEqual({ ...items[0], productDescription: description, version })
    }
  })

  test('can be changed only by its owner', async () => {
    const { registry } = await openOwnRegistry(api)
    const { call } = await openOwnRegistry(api)
    const id = await makeItem(api.app.db, registry.id)
    const body = { description: 'Mine' }
    await expect(call(describeItem, { params: { id }, body })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})
