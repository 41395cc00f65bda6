import browser from 'webextension-polyfill'
import { readOwner } from '../session/tokens.ts'
import type { QueueEntry } from './queue-entry.ts'
import { countWaiting, nextWakeAt } from './queue-outlook.ts'

/** Name of the alarm that wakes the background when there is something to send. */
export const QUEUE_ALARM = 'queue'
const BADGE_COLOUR = '#8A4B08'

/** Shows on the badge how many products wait, and sees to it that they are tried in time. */
export async function showOutlook(entries: readonly QueueEntry[]): Promise<void> {
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
