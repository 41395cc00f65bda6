import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { click } from '../../../test/components/browser/user.ts'
import { contributionIds, contributionsFor } from '../../../test/components/contributions.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const ITEM = 'Moon night light'
const MEI = { name: 'Mei Lin Koh', amount: 20, isNameHidden: true }
const ARJUN = { name: 'Arjun Mehta', amount: 30, isNameHidden: true, isAmountHidden: true }
const NURUL = { name: 'Nurul Huda', amount: 40 }

async function openFor(path: (ids: Map<string, string>) => string) {
  const owner = await signUp()
  await contributionsFor(owner, ITEM, [MEI, ARJUN, NURUL])
  await openPage(path(await contributionIds(owner)))
}

const rowOf = (list: HTMLElement, name: string) =>
  within(list)
    .getAllByRole('listitem')
    .find(row => row.textContent.includes(name))

/** Expects name, amount and mark of all three contributions in a list of the owner. */
function expectMarks(list: HTMLElement): void {
  expect(rowOf(list, MEI.name)).toHaveTextContent('Name hidden on the page')
  expect(rowOf(list, MEI.name)).toHaveTextContent('$20.00')
  expect(rowOf(list, ARJUN.name)).toHaveTextContent('Name and amount hidden on the page')
  expect(rowOf(list, ARJUN.name)).toHaveTextContent('$30.00')
  expect(rowOf(list, NURUL.name)).not.toHaveTextContent('hidden on the page')
}

describe('contributions with a hidden name or amount are complete and marked', () => {
  test('in the recent activity and in the details of their item', async () => {
    await openFor(() => '/dashboard')
    const activity = () => screen.getByRole('region', { name: 'Recent activity' })
    await waitFor(() => expectMarks(activity()))
    await click(() => within(activity()).getAllByRole('button', { name: ITEM })[0] as HTMLElement)
    expectMarks(await screen.findByRole('dialog', { name: ITEM }))
  })

  test('in the list of payments to confirm', async () => {
    await openFor(() => '/to-confirm')
    await waitFor(() => expectMarks(screen.getByRole('region', { name: 'Gifts to confirm' })))
  })

  test('in the details of one contribution', async () => {
    await openFor(ids => `/notification?highlight=${ids.get(ARJUN.name)}`)
    expect(await screen.findByText('Name and amount hidden on the page')).toBeVisible()
    expect(document.body).toHaveTextContent(ARJUN.name)
  })

  test('beside the notes of thanks', async () => {
    await openFor(() => '/thank-yous')
    expect(await screen.findByText('Name hidden on the page')).toBeVisible()
  })
})
