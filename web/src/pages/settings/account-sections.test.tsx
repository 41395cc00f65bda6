import { createItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { confirmEmail, signInElsewhere } from '../../../test/components/accounts.ts'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { recordNavigations } from '../../../test/components/browser/navigation.ts'
import { request, route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { modulesLoaded, openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const END_SESSION = /^DELETE \/api\/auth\/sessions/

afterEach(() => {
  vi.restoreAllMocks()
})

const section = (name: string) => within(screen.getByRole('region', { name }))
const list = () => screen.getByRole('list', { name: 'Signed-in devices' })
const rows = () => within(list()).getAllByRole('listitem')
const row = (text: string) => rows().find(item => item.textContent.includes(text))

/** Opens the settings once the devices are shown. */
async function openSettings(): Promise<void> {
  await openPage('/registry-settings')
  await screen.findByRole('list', { name: 'Signed-in devices' })
}

async function signUpWithPhone() {
  const owner = await signUp()
  await confirmEmail(owner)
  return { owner, phone: await signInElsewhere(owner, { agent: 'phone', client: 'web' }) }
}

describe('the signed-in devices', () => {
  test('are signed out one by one, each at once', async () => {
    const { phone } = await signUpWithPhone()
    await openSettings()
    await waitFor(() => expect(document.title).toBe('Registry settings · Baby Registry'))
    expect(rows()).toHaveLength(2)
    expect(row('Current')).toBeDefined()
    expect(row('Safari on iPhone')).toHaveTextContent('last used just now')
    screen.getByRole('button', { name: 'Sign out Safari on iPhone' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Safari on iPhone was signed out')
    expect(rows()).toHaveLength(1)
    expect(list()).toHaveFocus()
    expect(await phone()).toBe(401)
  })

  test('are signed out together, extensions too, but for the current one', async () => {
    const { owner, phone } = await signUpWithPhone()
    const extension = await signInElsewhere(owner, { agent: 'laptop', client: 'extension' })
    await openSettings()
    expect(row('QuickAdd on Firefox, Windows')).toHaveTextContent('Connected')
    await click(() => screen.getByRole('button', { name: 'Sign out everywhere else' }))
    await screen.findByText('2 other devices were signed out')
    await screen.findByText('You are signed in on this device only.')
    expect([await phone(), await extension()]).toEqual([401, 401])
    expect(rows()).toHaveLength(1)
    expect(row('Current')).toBeDefined()
  })

  test('ask before the current one is signed out, which leads to the default registry', async () => {
    await signUp()
    const navigations = recordNavigations()
    await openSettings()
    const leave = within(rows()[0] as HTMLElement).getByRole('button', { name: /^Sign out/ })
    await user.click(leave)
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out here?' }))
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(leave).toHaveFocus()
    await user.click(leave)
    const again = within(screen.getByRole('alertdialog'))
    await user.click(again.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(navigations).toEqual([{ how: 'assign', url: '/registry' }]))
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sentRequests(/^POST \/api\/auth\/logout/)).toHaveLength(1)
  })

  test('can be fetched again after a failure', async () => {
    await signUp()
    const stop = route(/^GET \/api\/auth\/sessions/, { status: 404, json: {} })
    await openPage('/registry-settings')
    await screen.findByText('We could not fetch your devices')
    stop()
    await click(() => section('Signed-in devices').getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(row('Current')).toBeDefined())
  })

  test('show a device again that could not be signed out', async () => {
    const { phone } = await signUpWithPhone()
    route(END_SESSION, 'lost')
    await openSettings()
    await click(() => screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(() =>
      expect(section('Signed-in devices').getByRole('alert')).toHaveTextContent(
        'Safari on iPhone could not be signed out. Please try again.',
      ),
    )
    expect(row('Safari on iPhone')).toBeDefined()
    expect(await phone()).toBe(200)
  })

  test('report a failure also when another device is signed out meanwhile', async () => {
    const { owner } = await signUpWithPhone()
    await signInElsewhere(owner, { agent: 'laptop', client: 'web' })
    await openSettings()
    const first = holdResponse(END_SESSION, 'lost')
    await click(() => screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(() => expect(sentRequests(END_SESSION)).toHaveLength(1))
    route(END_SESSION, 'continue')
    await click(() => screen.getByRole('button', { name: 'Sign out Firefox on Windows' }))
    await screen.findByText('Firefox on Windows was signed out')
    first.release()
    await waitFor(() =>
      expect(section('Signed-in devices').getByRole('alert')).toHaveTextContent(
        'Safari on iPhone could not be signed out. Please try again.',
      ),
    )
  })
})

describe('the end of an account', () => {
  test('needs the password, and keeps the dialog after a failure', async () => {
    const owner = await signUp()
    const navigations = recordNavigations()
    await openSettings()
    await click(() => screen.getByRole('button', { name: 'Delete account…' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
    dialog.getByText('Items and the sums that were given, without any names')
    const submit = () => click(() => dialog.getByRole('button', { name: 'Delete my account' }))
    await submit()
    await dialog.findByText('Please enter your password')
    const password = dialog.getByLabelText('Your password')
    await fill(password, 'Not-My-Password-1')
    await user.keyboard('{Enter}')
    await dialog.findByText('This is not your password.')
    expect(password).toHaveValue('Not-My-Password-1')
    expect(password).toHaveFocus()
    const stop = route(/^DELETE \/api\/auth\/account/, 'lost')
    await fill(password, owner.password)
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        'Your account could not be deleted. Please try again.',
      ),
    )
    expect(password).toHaveValue(owner.password)
    stop()
    await submit()
    await waitFor(() => expect(navigations).toEqual([{ how: 'assign', url: '/registry' }]))
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('leaves an owner who keeps the account, and a download that failed says so', async () => {
    await signUp()
    await openSettings()
    await click(() => screen.getByRole('button', { name: 'Delete account…' }))
    await click(() => screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests(/^DELETE/)).toEqual([])
    route(/^GET \/api\/auth\/export/, 'lost')
    await click(() => screen.getByRole('button', { name: 'Download my data' }))
    await waitFor(() =>
      expect(section('Your data').getByRole('alert')).toHaveTextContent(
        'Your data could not be collected. Please try again.',
      ),
    )
  })
})

describe('the download of all data', () => {
  test('has the date of Singapore in its file name', async () => {
    const { slug } = await signUp()
    await openSettings()
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    route(/^GET \/api\/auth\/export/, async ({ url, headers }) => {
      const body = await (await request(url, { headers })).text()
      return { body, headers: { date: 'Mon, 01 Mar 2027 20:00:00 GMT' } }
    })
    await click(() => screen.getByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(saved.mock.contexts).toMatchObject([{ download: `registry-${slug}-2027-03-02.json` }])
  })
})

describe('the way to the settings', () => {
  test('leads there from the dashboard, and one step back', async () => {
    const owner = await signUp()
    const item = { productName: 'Moon night light', productUrl: 'https://shop.example/moon' }
    const body = { ...item, category: 'Newborn Clothing', totalPrice: cents(4590) }
    await owner.call(createItem, { body }, { idempotencyKey: 'one' })
    const menu = () => within(screen.getByRole('navigation', { name: 'Main' }))
    await openPage('/dashboard')
    const banner = within(await screen.findByRole('banner'))
    await user.click(await banner.findByRole('link', { name: 'Settings' }))
    const heading = await screen.findByRole('heading', { name: 'Registry settings' })
    await waitFor(() => expect(heading).toHaveFocus())
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    await user.click(await menu().findByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Registry settings' })
    expect(menu().getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    await click(() => menu().getByRole('button', { name: /^Fully Gifted/ }))
    await screen.findByRole('button', { name: /^Fully Gifted\s*0$/, pressed: true })
    await openPage('/registry-settings')
    await click(() => menu().getByRole('button', { name: 'Manage items' }))
    await modulesLoaded()
    await screen.findByLabelText('Product name *')
  })
})
