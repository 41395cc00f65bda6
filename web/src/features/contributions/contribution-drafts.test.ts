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

/** The drafts as another tab, or the same one after a reload, finds them. */
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
  test('keeps each item apart', () => {
    opened().write('pram', draft)
    opened().write('crib', { ...draft, amount: '7' })
    expect(opened().read('pram')).toEqual(draft)
    expect(opened().read('crib')?.amount).toBe('7')
    expect(opened().read('cot')).toBeUndefined()
  })

  test('forgets what was sent, and leaves nothing behind', () => {
    opened().write('pram', draft)
    opened().forget('pram')
    expect(opened().read('pram')).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  test('keeps a draft for a day, and drops it at the next look', () => {
    opened().write('pram', draft)
    time += DAY - 1
    expect(opened().read('pram')).toEqual(draft)
    time += 1
    expect(opened().read('crib')).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  test('drops words that were taken along in the same way', () => {
    opened().carryOver('pram', draft)
    opened().write('crib', draft)
    opened().carryOver('pram', draft)
    time += DAY
    expect(opened().words()).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  test('distrusts a draft from a clock that ran ahead', () => {
    opened().write('pram', draft)
    time -= 1
    expect(opened().read('pram')).toBeUndefined()
  })

  test('takes the words along to another gift until something is typed there', () => {
    opened().write('pram', draft)
    opened().carryOver('pram', draft)
    expect(opened().read('pram')).toBeUndefined()
    const { name, email, message } = draft
    expect(opened().words()).toEqual({ name, email, message })
    opened().write('crib', draft)
    expect(opened().words()).toBeUndefined()
  })

  test.each([['not JSON'], ['null'], ['{"items":{"pram":{"savedAt":1}}}'], ['[]']])(
    'takes %j for nothing',
    text => {
      texts.set('gift_drafts', text)
      expect(opened().read('pram')).toBeUndefined()
      expect(opened().words()).toBeUndefined()
    },
  )

  test('lasts as long as the page where storage is blocked', () => {
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
