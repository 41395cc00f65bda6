import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestClock } from '../../../../test/components/browser/clock.ts'
import { route } from '../../../../test/components/browser/network.ts'
import { click } from '../../../../test/components/browser/user.ts'
import {
  backOf,
  frontOf,
  publishRegistry,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'

const ITEM = 'Board books'
const YEAR_MS = 365 * 86_400_000

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([{ name: ITEM, price: 20, given: 5 }])
})

async function openDetails(wrongBy: number): Promise<HTMLElement> {
  await visitRegistry(registry.slug, '', () => startTestClock(new Date(Date.now() + wrongBy)))
  await click(() => within(frontOf(ITEM)).getByRole('button', { name: `Details for ${ITEM}` }))
  await click(() => within(backOf(ITEM)).getByRole('button', { name: `Who gave to ${ITEM}` }))
  return screen.findByRole('dialog', { name: ITEM })
}

describe('the age of a contribution in the details of an item', () => {
  test.each([
    ['a year ahead', YEAR_MS],
    ['a year behind', -YEAR_MS],
  ])('is by the time of the server on a device whose clock is %s', async (_what, wrongBy) => {
    const dialog = await openDetails(wrongBy)
    await waitFor(() => expect(within(dialog).getByText('Just now')).toBeVisible())
  })

  test('is by the time of the device without a connection', async () => {
    route(/^HEAD /, 'lost')
    const dialog = await openDetails(YEAR_MS)
    expect(within(dialog).getByText('365d ago')).toBeVisible()
  })
})
