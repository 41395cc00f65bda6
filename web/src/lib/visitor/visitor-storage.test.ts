import { afterEach, expect, test, vi } from 'vitest'
import { onVisitorDataCleared } from './session-storage-data.ts'
import { clearVisitorStorage, hasSessionStorageData } from './visitor-storage.ts'

/** A storage of a browser, as far as it is used here: its entries are its own fields. */
function storageOf(entries: Record<string, string>) {
  const methods = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, text: string) => void Reflect.set(storage, key, text),
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
    shared_text: '{}',
    'owner:1:item:2': '{}',
  }
  const local = storageOf({ visitor_data: '{}', gift_drafts: '{}', visited_at: '', user: '{}' })
  const session = storageOf(ofTab)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  expect(hasSessionStorageData()).toBe(true)
  clearVisitorStorage()
  expect(Object.keys(local)).toEqual(['user'])
  expect(Object.keys(session)).toEqual(['owner:1:item:2'])
  expect(hasSessionStorageData()).toBe(false)
})

test('other tabs are called once, and only when everything is cleared', () => {
  const told = new EventTarget()
  vi.stubGlobal('addEventListener', told.addEventListener.bind(told))
  const tell = (key: string | null, newValue: string | null) =>
    told.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  let calls = 0
  onVisitorDataCleared(() => {
    calls += 1
  })
  tell('visited_at', null)
  tell(null, null)
  expect(calls).toBe(0)
  tell('traces_cleared', 'traces_cleared')
  tell('traces_cleared', null)
  expect(calls).toBe(1)
})
