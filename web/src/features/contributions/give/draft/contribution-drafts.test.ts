import { createTextStorage } from '@registry/shared/client/create-text-storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ContributionDraft, createContributionDrafts } from './contribution-drafts.ts'

const DAY = 24 * 60 * 60 * 1000
const draft: ContributionDraft = {
  name: 'Mei',
  email: 'mei@example.com',
  amount: '20',
  message: 'With love',
  method: 'singapore-paynow',
  sent: { key: 'k', body: '{}' },
}

let texts: Map<string, string>
let time: number
beforeEach(() => {
  texts = new Map()
  time = 1_000_000
})

/** The drafts as read by another tab, or after a reload. */
const opened = () =>
  createContributionDrafts(
    {
      get: key => texts.get(key),
      set: (key, text) => texts.set(key, text),
      remove: key => texts.delete(key),
    },
    () => time,
  )

describe('createContributionDrafts', () => {
  test('stores a draft per item', () => {
    opened().write('pram', draft)
    opened().write('crib', { ...draft, amount: '7' })
    expect(opened().read('pram')).toEqual(draft)
    expect(opened().read('crib')?.amount).toBe('7')
    expect(opened().read('cot')).toBeUndefined()
  })

  test('deletes a submitted draft and the storage key', () => {
    opened().write('pram', draft)
    opened().forget('pram')
    expect(opened().read('pram')).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  test('deletes a draft on the first read after a day', () => {
    opened().write('pram', draft)
    time += DAY - 1
    expect(opened().read('pram')).toEqual(draft)
    time += 1
    expect(opened().read('crib')).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  test('deletes carried-over details after a day', () => {
    opened().carryOver('pram', draft)
    opened().write('crib', draft)
    opened().carryOver('pram', draft)
    time += DAY
    expect(opened().words()).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  test('ignores a draft with a timestamp in the future', () => {
    opened().write('pram', draft)
    time -= 1
    expect(opened().read('pram')).toBeUndefined()
  })

  test('carries the details over to another item until a draft is written there', () => {
    opened().write('pram', draft)
    opened().carryOver('pram', draft)
    expect(opened().read('pram')).toBeUndefined()
    const { name, email, message } = draft
    expect(opened().words()).toEqual({ name, email, message })
    opened().write('crib', draft)
    expect(opened().words()).toBeUndefined()
  })

  test.each([['not JSON'], ['null'], ['{"items":{"pram":{"savedAt":1}}}'], ['[]']])(
    'ignores the stored value %j',
    text => {
      texts.set('gift_drafts', text)
      expect(opened().read('pram')).toBeUndefined()
      expect(opened().words()).toBeUndefined()
    },
  )

  test('lasts until the page is unloaded where storage is blocked', () => {
    const blocked = (): Storage => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const drafts = createContributionDrafts(
      createTextStorage(blocked, () => undefined),
      () => time,
    )
    drafts.write('pram', draft)
    expect(drafts.read('pram')).toEqual(draft)
    drafts.forget('pram')
    expect(drafts.read('pram')).toBeUndefined()
  })
})
