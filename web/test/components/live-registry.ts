import { waitFor } from '@testing-library/dom'
import { expect } from 'vitest'
import { advance, startTestClock } from './browser/clock.ts'
import { sendEvent } from './browser/event-source.ts'
import { type VisitedRegistry, visitRegistry } from './visited-registry.ts'

/** Time in ms after which an open page has subscribed to live updates. */
const CALM_MS = 6_500

/** Opens a registry under the test clock, which shows `now`, and waits until it has subscribed to live updates. */
export async function openLive(slug: string, now?: Date): Promise<void> {
  await visitRegistry(slug, '', () => startTestClock(now))
  await untilLive()
}

/** Waits until an open registry has subscribed to live updates. */
export async function untilLive(): Promise<void> {
  await advance(CALM_MS)
  // The subscribing component renders the container of the notice.
  await waitFor(() => expect(document.querySelector('#root > div[role=status]')).not.toBeNull())
}

/** Sends an event with the remaining amount of an item, in dollars. */
export function sendFunding(
  registry: VisitedRegistry,
  { item, price, left }: { item: string; price: number; left: number },
): void {
  const facts = { amountContributed: price - left, isFullyFunded: left === 0 }
  const contributorCount = left === 0 ? 2 : 1
  const sent = sendEvent('item', { id: registry.ids[item], contributorCount, ...facts })
  expect(sent).toBe(1)
}
