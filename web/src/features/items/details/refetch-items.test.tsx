import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import { sentRequests } from '../../../../test/components/browser/network.ts'
import { click, user } from '../../../../test/components/browser/user.ts'
import { contributionsFor } from '../../../../test/components/contributions.ts'
import { editForm, ITEM, openDashboard, ownCard } from '../../../../test/components/items.ts'

const refetches = () => sentRequests(/^GET \/api\/admin\/registry\/items/).length

/** Presses a button of the details. */
async function pressInDetails(name: string): Promise<void> {
  await user.click(within(await ownCard()).getByRole('button', { name: /^Details/ }))
  const details = await screen.findByRole('dialog', { name: ITEM })
  await click(() => within(details).getByRole('button', { name }))
}

describe('the items', () => {
  beforeEach(async () => {
    await openDashboard(owner => contributionsFor(owner, ITEM, [{ name: 'Mei', amount: 20 }]))
    await ownCard()
  })

  test.each([
    ['Close', () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())],
    ['Edit item', editForm],
    ['Reset contributions', () => screen.findByRole('alertdialog')],
  ])('are refetched when the details are closed by %s', async (name, isClosed) => {
    const before = refetches()
    await pressInDetails(name)
    await isClosed()
    await waitFor(() => expect(refetches()).toBeGreaterThan(before))
  })

  test('are refetched after a pending change, which would be overwritten', async () => {
    const turn = () => screen.getByRole('switch', { name: 'Auto thank-you' })
    const held = holdResponse(/^POST .*auto-thank-you$/)
    await click(turn)
    const before = refetches()
    await pressInDetails('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(refetches()).toBe(before)
    held.release()
    await waitFor(() => expect(refetches()).toBeGreaterThan(before))
  })
})
