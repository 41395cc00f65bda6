import { describe, expect, test } from 'vitest'
import { makeContribution } from '../../../../test/make-contribution.ts'
import {
  type ContributionSummary,
  canSendReminder,
  reminderStatus,
  summarizeDetail,
} from './contribution-summary.ts'
import { reminderNote, reminderRefusal } from './reminder-text.ts'

const HOUR_MS = 3_600_000
const sent = '2026-11-20T10:00:00.000Z'
const after = (hours: number) => Date.parse(sent) + hours * HOUR_MS
const open = summarizeDetail(makeContribution('a'))
const reminded: ContributionSummary = { ...open, reminderCount: 1, reminderSentAt: sent }
const undelivered: ContributionSummary = { ...reminded, reminderUndelivered: true }
const unreachable: ContributionSummary = {
  ...open,
  can: { verify: true, remind: false, delete: true },
}
const verified: ContributionSummary = { ...reminded, verifiedAt: sent }

describe('the reminder of a contribution', () => {
  test.each([
    ['never sent', open, 1, 'ready'],
    ['just sent', reminded, 0, { waitMs: 24 * HOUR_MS }],
    ['sent by a clock that is ahead', reminded, -1, { waitMs: 24 * HOUR_MS }],
    ['sent 3 hours ago', reminded, 3, { waitMs: 21 * HOUR_MS }],
    ['sent a moment less than a day ago', reminded, 23.99, { waitMs: 0.01 * HOUR_MS }],
    ['sent a day ago', reminded, 24, 'ready'],
    ['that could not be delivered', undelivered, 0, 'undelivered'],
    ['for a contributor without an email address', unreachable, 3, 'no-address'],
    ['for a verified payment', verified, 3, 'settled'],
  ] as const)('%s', (_, contribution, hours, state) => {
    expect(reminderStatus(contribution, Math.round(after(hours)))).toEqual(
      typeof state === 'string' ? state : { waitMs: Math.round(state.waitMs) },
    )
  })

  test.each([
    [open, undefined, undefined],
    [
      reminded,
      'You can send the next reminder in 21 hours.',
      'Reminded once. You can send the next reminder in 21 hours.',
    ],
    [
      unreachable,
      'They left no email address to which a reminder could go.',
      'No email address to remind',
    ],
    [undelivered, undefined, 'Your payment reminder could not be delivered'],
    [verified, undefined, undefined],
  ])('states why it cannot be sent, and how often it was sent', (contribution, refusal, note) => {
    expect(reminderRefusal(reminderStatus(contribution, after(3)))).toBe(refusal)
    expect(reminderNote(contribution, after(3))).toBe(note)
  })

  test.each([
    ['without a reminder', { ...open, claimedAt: sent }, 'Said 3 hours ago that it was paid'],
    [
      'after the last reminder',
      { ...reminded, claimedAt: new Date(after(1)).toISOString() },
      'Said 2 hours ago that it was paid',
    ],
    [
      'before the last reminder',
      { ...reminded, claimedAt: new Date(after(-1)).toISOString() },
      'Reminded once. You can send the next reminder in 21 hours.',
    ],
    ['and it is verified', { ...verified, claimedAt: sent }, undefined],
  ])('states that the contributor said it was paid: %s', (_, contribution, note) => {
    expect(reminderNote(contribution, after(3))).toBe(note)
  })

  test('counts the sent reminders', () => {
    expect(reminderNote({ ...reminded, reminderCount: 3 }, after(30))).toBe('Reminded 3 times')
  })
})

describe('canSendReminder', () => {
  const paymentStatus = {
    ...makeContribution('a').paymentStatus,
    reminderCount: 1,
    reminderSentAt: sent,
  }

  test.each([
    ['reminded less than a day ago', paymentStatus, 23.99, false],
    ['reminded a day ago', paymentStatus, 24, true],
    ['with an undelivered reminder', { ...paymentStatus, reminderUndelivered: true }, 0, true],
    ['that is verified', { ...paymentStatus, verified: true, verifiedAt: sent }, 24, false],
  ])('of a contribution %s', (_, paymentStatus, hours, expected) => {
    const contribution = makeContribution('a', { paymentStatus })
    expect(canSendReminder(contribution, Math.round(after(hours)))).toBe(expected)
  })

  test('depends on the policy without a reminder', () => {
    const can = { verify: true, remind: false, delete: true }
    expect(canSendReminder(makeContribution('a'), after(0))).toBe(true)
    expect(canSendReminder(makeContribution('a', { can }), after(0))).toBe(false)
  })
})
