import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  advance,
  freezeTestClock,
  stopTestClock,
  waitUntilTrue,
} from '../../../../test/components/browser/clock.ts'
import {
  backOf,
  cardOf,
  frontOf,
  publishRegistry,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'

const MONITOR = 'Video baby monitor'
const LOCK_MS = 300

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([{ name: MONITOR, price: 250 }])
})

describe('an item card', () => {
  test('flips by its buttons and Escape, but not again within 300 ms', async () => {
    await visitRegistry(registry.slug)
    freezeTestClock()
    const card = cardOf(MONITOR)
    const details = within(frontOf(MONITOR)).getByRole('button', { name: `Details for ${MONITOR}` })
    const back = within(backOf(MONITOR)).getByRole('button', { name: `Back to ${MONITOR}` })
    const isFlipped = () => card.hasAttribute('data-flipped')
    expect(backOf(MONITOR)).toHaveAttribute('inert')
    fireEvent.click(details)
    await waitUntilTrue(isFlipped)
    expect(back).toHaveFocus()
    expect(frontOf(MONITOR)).toHaveAttribute('inert')
    expect(backOf(MONITOR)).not.toHaveAttribute('inert')
    await advance(LOCK_MS - 1)
    fireEvent.click(back)
    await advance(0)
    expect(isFlipped()).toBe(true)
    await advance(1)
    fireEvent.click(back)
    await waitUntilTrue(() => !isFlipped())
    expect(details).toHaveFocus()
    await advance(LOCK_MS)
    fireEvent.click(details)
    await waitUntilTrue(isFlipped)
    await advance(LOCK_MS)
    fireEvent.keyDown(back, { key: 'Escape' })
    await waitUntilTrue(() => !isFlipped())
    expect(details).toHaveFocus()
    stopTestClock()
  })
})
