import browser from 'webextension-polyfill'
import { readOwner } from '../session/tokens.ts'
import type { QueueEntry } from './queue-entry.ts'
import { countWaiting, nextWakeAt } from './queue-schedule.ts'

/** Name of the alarm that runs the queue. */
export const QUEUE_ALARM = 'queue'
const BADGE_COLOUR = '#8A4B08'

/** Shows the number of unsent products on the badge and schedules the alarm. */
export async function updateBadgeAndAlarm(entries: readonly QueueEntry[]): Promise<void> {
  const waiting = countWaiting(entries)
  await Promise.all([
    browser.action.setBadgeBackgroundColor({ color: BADGE_COLOUR }),
    browser.action.setBadgeText({ text: waiting > 0 ? String(waiting) : '' }),
    wakeAt(nextWakeAt(entries, await readOwner())),
  ])
}

async function wakeAt(when: number | undefined): Promise<void> {
  if (when === undefined) await browser.alarms.clear(QUEUE_ALARM)
  else await browser.alarms.create(QUEUE_ALARM, { when })
}
