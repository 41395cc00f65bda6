import { describe, expect, test } from 'vitest'
import { makeGift } from '../../../../test/make-gift.ts'
import { canSendReminder } from '../actions/can-send-reminder.ts'
import { countUnconfirmed, inboxRows } from './inbox-rows.ts'
import type { Confirmation } from './queue/confirm-queue.ts'

const on = (id: string, day: number) =>
  makeGift(id, { contributionDate: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z` })
const confirmed = (
  contribution: ReturnType<typeof makeGift>,
  state: Confirmation['state'] = 'waiting',
): Confirmation => ({ contribution, state, dueAt: 0, batch: 1 })

const NEW = on('new', 12)
const MIDDLE = on('middle', 11)
const OLD = on('old', 10)

describe('inboxRows', () => {
  test('preserves the position of a confirmed contribution that the server no longer lists', () => {
    const rows = inboxRows([NEW, OLD], [confirmed(MIDDLE), confirmed(NEW)])
    expect(
      rows.map(({ contribution, confirmation }) => [contribution.id, confirmation?.state]),
    ).toEqual([
      ['new', 'waiting'],
      ['middle', 'waiting'],
      ['old', undefined],
    ])
  })
})

describe('countUnconfirmed', () => {
  test('excludes confirmations being sent, but not failed ones', () => {
    const open = [NEW, MIDDLE, OLD]
    expect(countUnconfirmed(7, open, [])).toBe(7)
    expect(countUnconfirmed(7, open, [confirmed(NEW), confirmed(OLD, 'sending')])).toBe(5)
    expect(countUnconfirmed(7, open, [confirmed(NEW, 'failed')])).toBe(7)
    expect(countUnconfirmed(2, [NEW, OLD], [confirmed(MIDDLE)])).toBe(2)
  })
})

describe('canSendReminder', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  const reminded = (reminderSentAt: string | null, reminderUndelivered = false) =>
    makeGift('a', {
      paymentStatus: {
        ...{ verified: false, verifiedAt: null },
        ...{ reminderCount: 1, reminderSentAt, reminderUndelivered },
      },
    })

  test('is false within 24 hours after the last reminder', () => {
    expect(canSendReminder(reminded(null), now)).toBe(true)
    expect(canSendReminder(reminded('2026-11-19T10:00:01Z'), now)).toBe(false)
    expect(canSendReminder(reminded('2026-11-19T10:00:00Z'), now)).toBe(true)
  })

  test('is true directly after a reminder that could not be delivered', () => {
    expect(canSendReminder(reminded('2026-11-20T09:59:59Z', true), now)).toBe(true)
  })

  test('is always false when the policy forbids it', () => {
    const can = { verify: true, remind: false, delete: true }
    expect(canSendReminder(makeGift('a', { can }), now)).toBe(false)
  })
})
