import { describe, expect, test } from 'vitest'
import { applySave, isThanked, noteOf, statusOf } from './note-policy.ts'
import type { StoredNote } from './note-store.ts'

const monday = new Date('2026-11-02T10:00:00Z')
const tuesday = new Date('2026-11-03T10:00:00Z')
const wednesday = new Date('2026-11-04T10:00:00Z')
const tenSecondsBefore = (time: Date) => new Date(time.getTime() - 10_000)

const draft: StoredNote = {
  ...{ status: 'draft', note: 'Thank you', sentAt: null, sentBeforeAt: null },
  ...{ mailId: null, undeliveredAt: null },
}
const empty: StoredNote = { ...draft, note: '' }
const sent: StoredNote = { ...draft, status: 'sent', note: 'Thanks!', sentAt: tuesday }
const undelivered: StoredNote = { ...draft, mailId: 'first', undeliveredAt: tuesday }

describe('the status of a note', () => {
  test.each([
    ['no note', undefined, 'not_started', null],
    ['null', null, 'not_started', null],
    ['an empty draft', empty, 'not_started', null],
    ['a draft', draft, 'draft', 'Thank you'],
    ['a note sent in the moment of the contribution', sent, 'sent', 'Thanks!'],
    ['a note sent without text', { ...sent, note: '' }, 'sent', null],
    ['a draft for a later contribution', { ...sent, status: 'draft' }, 'sent', 'Thanks!'],
  ] as const)('for %s', (_what, stored, status, note) => {
    expect(statusOf(stored, tuesday)).toBe(status)
    expect(isThanked(stored, tuesday)).toBe(status === 'sent')
    expect(noteOf(stored, tuesday)).toBe(note)
  })

  test('is not_started for a contribution after the note was sent', () => {
    expect(statusOf(sent, wednesday)).toBe('not_started')
    expect(noteOf(sent, wednesday)).toBeNull()
  })
})

describe('saving a note', () => {
  const saved = {
    note: 'New text',
    latestContributionAt: tuesday,
    hasUnseen: false,
    now: wednesday,
  }

  test('as a draft keeps when the last one was sent', () => {
    const stored = { ...sent, sentAt: monday }
    expect(applySave(stored, { ...saved, status: 'draft' })).toEqual({
      ...stored,
      status: 'draft',
      note: 'New text',
    })
  })

  test('as sent does not thank for a contribution whose transaction was still open', () => {
    const stored = applySave(draft, { ...saved, status: 'sent' })
    expect(isThanked(stored, new Date(wednesday.getTime() - 5_000))).toBe(false)
  })

  test('as sent thanks for a contribution of the same second that the owner saw', () => {
    const now = new Date(tuesday.getTime() + 500)
    expect(isThanked(applySave(draft, { ...saved, status: 'sent', now }), tuesday)).toBe(true)
  })

  test('as sent dates it now, less ten seconds, and remembers the date before', () => {
    const stored = { ...sent, sentAt: monday }
    expect(applySave(stored, { ...saved, status: 'sent' })).toEqual({
      ...{
        status: 'sent',
        note: 'New text',
        sentAt: tenSecondsBefore(wednesday),
        sentBeforeAt: monday,
      },
      ...{ mailId: null, undeliveredAt: null },
    })
  })

  test('as sent never dates it before the contribution', () => {
    const early = { ...saved, status: 'sent' as const, now: monday }
    expect(applySave(draft, early)).toMatchObject({ sentAt: tuesday, sentBeforeAt: null })
  })

  test('as sent before a later contribution was seen dates it at the last one seen', () => {
    const unseen = { ...saved, status: 'sent' as const, hasUnseen: true }
    expect(applySave(draft, unseen)).toMatchObject({ sentAt: tuesday })
  })

  test('as sent again changes the text alone', () => {
    const stored = { ...sent, sentBeforeAt: monday }
    expect(applySave(stored, { ...saved, status: 'sent' })).toEqual({ ...stored, note: 'New text' })
  })

  test('as a draft keeps the mail that could not be delivered', () => {
    const after = applySave(undelivered, { ...saved, status: 'draft' })
    expect(after).toEqual({ ...undelivered, note: 'New text' })
  })

  test.each([
    ['by another mail', 'second'],
    ['another way', null],
  ])('as sent %s forgets the mail that could not be delivered', (_way, mailId) => {
    const after = applySave(undelivered, { ...saved, status: 'sent', mailId })
    expect(after).toMatchObject({ mailId, undeliveredAt: null })
  })

  test('as sent again remembers the later mail', () => {
    const stored = { ...sent, mailId: 'first' }
    const again = { ...saved, status: 'sent' as const }
    expect(applySave(stored, again).mailId).toBe('first')
    expect(applySave(stored, { ...again, mailId: 'second' }).mailId).toBe('second')
  })

  test.each([
    ['nothing was sent before', null, null],
    ['the one before was sent for earlier contributions', monday, monday],
    ['the one before was sent in the same moment', tuesday, null],
    ['the one before was sent later', wednesday, null],
  ])('as a draft after it was sent restores the date before: %s', (_what, before, sentAt) => {
    const stored = { ...sent, sentAt: wednesday, sentBeforeAt: before }
    expect(applySave(stored, { ...saved, status: 'draft' })).toEqual({
      status: 'draft',
      note: 'New text',
      sentAt,
      sentBeforeAt: null,
      mailId: null,
      undeliveredAt: null,
    })
  })
})
