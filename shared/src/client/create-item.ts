import { createItem, type ItemDraft } from '../contract/items/items.ts'
import { ApiError } from './api-error.ts'
import type { Call, CallExtras } from './create-client.ts'

/**
 * Adds an item. An api of a release without GTINs rejects the field; the item is then sent again without it. Throws
 * ApiError.
 */
export async function sendItem(call: Call, draft: ItemDraft, extras: CallExtras) {
  try {
    return await call(createItem, { body: draft }, extras)
  } catch (error) {
    if (!isOnlyAbout('gtin', error)) throw error
    const { gtin: _, ...known } = draft
    return call(createItem, { body: known }, extras)
  }
}

function isOnlyAbout(field: string, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') return false
  return Object.keys(error.details.fields ?? {}).join() === field
}
