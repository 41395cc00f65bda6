import { describe, expect, test } from 'vitest'
import { pickupCalendar } from './pickup-calendar.ts'

const now = new Date('2026-11-24T03:00:00Z')
const pickup = {
  id: '01a20b8d-fd12-7000-a5a3-e1cc383fddac',
  at: new Date('2026-11-28T10:00:00Z'),
  place: 'Tampines MRT, exit A',
  summary: 'Pick up: Wooden cot',
}
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('pickupCalendar', () => {
  test('returns one event in UTC with CRLF line ends', () => {
    expect(pickupCalendar(pickup, now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Baby Registry//Pickup//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:pickup-01a20b8d-fd12-7000-a5a3-e1cc383fddac@baby-registry',
        'DTSTAMP:20261124T030000Z',
        'DTSTART:20261128T100000Z',
        'DURATION:PT30M',
        'SUMMARY:Pick up: Wooden cot',
        'LOCATION:Tampines MRT\\, exit A',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test('escapes text, so that no value starts another line', () => {
    const text = pickupCalendar(
      { ...pickup, place: 'Blk 1; a\\b, c\r\nATTENDEE:mailto:x@y.example\u2028END:VEVENT\u0000' },
      now,
    )
    expect(text).toContain(
      'LOCATION:Blk 1\\; a\\\\b\\, c\\nATTENDEE:mailto:x@y.example\\nEND:VEVENT',
    )
    expect(text.match(/\r\nEND:VEVENT/g)).toHaveLength(1)
    expect(text).not.toContain('\u0000')
  })

  test('folds lines at 75 octets, also of several bytes per character', () => {
    const summary = 'Pick up: 婴儿床和👶'.repeat(12)
    const text = pickupCalendar({ ...pickup, summary }, now)
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(unfold(text)).toContain(`SUMMARY:${summary}\r\n`)
  })
})
