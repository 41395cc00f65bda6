import { waitFor } from '@testing-library/dom'
import { expect } from 'vitest'
import { advance, startTestClock } from './clock.ts'
import { sendEvent } from './event-source.ts'
import { type VisitedRegistry, visitRegistry } from './visited-registry.ts'

/** Longer than a page takes until it keeps itself up to date. */
const CALM_MS = 6_500

/** Opens a registry under the test's clock, and waits until the page keeps itself up to date. */
export async function openLive(slug: string): Promise<void> {
  await visitRegistry(slug, '', startTestClock)
  await advance(CALM_MS)
  // The notice's place is drawn by what listens.
  await waitFor(() => expect(document.querySelector('#root > div[role=status]')).not.toBeNull())
}

/** Jumps ahead under a test clock, in small steps, until something is the case. */
export async function advanceUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await advance(100)
}

/** Tells the page by an event how much of an item is left, in dollars. */
export function sendFunding(
  registry: VisitedRegistry,
  { item, price, left }: { item: string; price: number; left: number },
): void {
  const facts = { amountContributed: price - left, isFullyFunded: left === 0 }
  const contributorCount = left === 0 ? 2 : 1
  const sent = sendEvent('item', { id: registry.ids[item], contributorCount, ...facts })
  expect(sent).toBe(1)
}
