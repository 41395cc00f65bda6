import { describe, expect, test } from 'vitest'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { countUnconfirmed, inboxRows } from './inbox-rows.ts'
import type { Confirmation } from './queue/confirm-queue.ts'

const on = (id: string, day: number) =>
  makeContribution(id, {
    contributionDate: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  })
const confirmed = (
  contribution: ReturnType<typeof makeContribution>,
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
