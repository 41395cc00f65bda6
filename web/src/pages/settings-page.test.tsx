import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../test/components/network.ts'
import { openPage } from '../../test/components/open-page.tsx'
import { signUp } from '../../test/components/sign-up.ts'
import { click, fill } from '../../test/components/user.ts'

describe('settings whose save fails', () => {
  test('keep what was typed and show the reason', async () => {
    await signUp()
    await openPage('/registry-settings')
    await screen.findByRole('switch', { name: 'PayNow' })
    const alert = () =>
      within(screen.getByRole('region', { name: 'Save your settings' })).getByRole('alert')
    const title = screen.getByRole('textbox', { name: /^Title/ })
    await fill(title, 'A title that stays')
    route(/^PUT \/api\/admin\/profile/, { status: 500, body: 'no' })
    await click(() => screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(alert()).toHaveTextContent('Profile update failed'))
    route(/^PUT \/api\/admin\/profile/, 'lost')
    await click(() => screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(alert()).toHaveTextContent('Network error.'))
    expect(sentRequests(/^PUT \/api\/admin\/profile/)).toHaveLength(2)
    expect(title).toHaveValue('A title that stays')
  })
})
