import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill } from '../../../test/components/browser/user.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { openSettings, settings } from '../../../test/components/settings.ts'
import { signUp } from '../../../test/components/sign-up.ts'

const index = () => within(screen.getByRole('navigation', { name: 'Sections' }))
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the index of the settings', () => {
  test('links every section in its order, with the payment methods second', async () => {
    await signUp()
    await openSettings()
    const links = index().getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(headings())
    expect(headings().slice(0, 2)).toEqual(['Profile Information', 'Payment methods'])
  })

  test('focuses the heading of a section and keeps unsaved changes without a question', async () => {
    await signUp()
    await openSettings()
    await fill(settings.title(), 'Not yet')
    await click(() => index().getByRole('link', { name: 'Delete account' }))
    expect(screen.getByRole('heading', { name: 'Delete account' })).toHaveFocus()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(settings.title()).toHaveValue('Not yet')
    expect(sentRequests(/^PUT/)).toEqual([])
  })

  test('opens at the section of the URL', async () => {
    await signUp()
    await openPage('/registry-settings#payments')
    const heading = await screen.findByRole('heading', { name: 'Payment methods' })
    await waitFor(() => expect(heading).toHaveFocus())
  })
})
