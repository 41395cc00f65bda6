import { afterEach, expect, test, vi } from 'vitest'
import { clearVisitorTraces, hasTabTraces } from './visitor-traces.ts'

/** A storage of a browser, as far as it is used here: its entries are its own fields. */
function storageOf(entries: Record<string, string>) {
  const methods = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  }
  const storage: object = Object.assign(Object.create(methods), entries)
  return storage
}

afterEach(() => vi.unstubAllGlobals())

test('nothing of a guest is left, also in this tab, and whatever is an owner’s stays', () => {
  const ofTab = {
    tracked_email: '"mei@example.com"',
    offeringKey: '1 key',
    offer_draft_tan: '{}',
    'offering_edit:1': '{}',
    'offering_reply:1': '{}',
    'owner:1:item:2': '{}',
  }
  const local = storageOf({ visitor_data: '{}', gift_drafts: '{}', visited_at: '', user: '{}' })
  const session = storageOf(ofTab)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  expect(hasTabTraces()).toBe(true)
  clearVisitorTraces()
  expect(Object.keys(local)).toEqual(['user'])
  expect(Object.keys(session)).toEqual(['owner:1:item:2'])
  expect(hasTabTraces()).toBe(false)
})
