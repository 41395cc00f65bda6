import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearOwnerDrafts } from './clear-owner-drafts.ts'

let session: object

beforeEach(() => {
  const removeItem = (key: string) => void Reflect.deleteProperty(session, key)
  const entries = { 'owner:1:item:new': '{}', 'owner:12:settings': '{}', tracked_email: '""' }
  session = Object.assign(Object.create({ removeItem }), entries)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => vi.unstubAllGlobals())

test('whoever logs out leaves no words of an owner behind, and a guest keeps theirs', () => {
  clearOwnerDrafts()
  expect(Object.keys(session)).toEqual(['tracked_email'])
})

test('whoever signs in keeps their own words alone', () => {
  clearOwnerDrafts('1')
  expect(Object.keys(session)).toEqual(['owner:1:item:new', 'tracked_email'])
})

test('where nothing can be kept there is nothing to forget', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => clearOwnerDrafts()).not.toThrow()
})
