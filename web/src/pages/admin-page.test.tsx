import { randomUUID } from 'node:crypto'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, inject, test } from 'vitest'
import { clearBrowser, confirmEmail, signUpElsewhere } from '../../test/components/accounts.ts'
import { recordNavigations } from '../../test/components/browser/navigation.ts'
import { route, sentRequests } from '../../test/components/browser/network.ts'
import { click, fill, user } from '../../test/components/browser/user.ts'
import { addItem, ownCard } from '../../test/components/items.ts'
import { dialog, logIn } from '../../test/components/login.ts'
import { openPage, openRegistry } from '../../test/components/open-page.tsx'
import { signUp } from '../../test/components/sign-up.ts'

/** Returns the button of a login method; its name also says who may use it. */
const way = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const inDialog = (name: string) => dialog().getByRole('button', { name })
const title = (name: string) => waitFor(() => dialog().getByRole('heading', { name }))
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))

async function openAdmin(search = ''): Promise<void> {
  clearBrowser()
  await openPage(`/admin${search}`)
  await screen.findByText('Choose your authentication method')
}

describe('the page at /admin', () => {
  test('offers both ways to log in and explains the legacy password', async () => {
    await openAdmin()
    await waitFor(() => expect(document.title).toBe('Admin Dashboard · Baby Registry'))
    screen.getByText(
      'New users should use email authentication. Legacy password is for backward compatibility only.',
    )
    await user.click(way('Legacy Admin Password'))
    await title('Legacy Admin Login')
    expect(dialog().queryAllByRole('tab')).toEqual([])
    const password = dialog().getByLabelText('Admin password')
    expect(password).toHaveAttribute('type', 'password')
    await user.click(inDialog('Show password'))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(inDialog('Hide password'))
    expect(password).toHaveAttribute('type', 'password')
  })

  test('does not send a login that is not complete, and says why', async () => {
    await openAdmin()
    await user.click(way('Login with Email & Password'))
    await title('Registry Owner Login')
    expect(inDialog('Login')).toBeDisabled()
    await fill(dialog().getByLabelText('Email'), 'someone@example.com')
    expect(inDialog('Login')).toBeDisabled()
    dialog().getByLabelText('Password').focus()
    await user.keyboard('{Enter}')
    await shows('Please enter both email and password')
    await user.click(dialog().getByRole('tab', { name: 'Legacy Password' }))
    await title('Legacy Admin Login')
    expect(inDialog('Login')).toBeDisabled()
    dialog().getByLabelText('Admin password').focus()
    await user.keyboard('{Enter}')
    await shows('Please enter admin password')
    expect(sentRequests(/login/)).toEqual([])
    await user.click(dialog().getByRole('tab', { name: 'Email + Password' }))
    await title('Registry Owner Login')
    expect(dialog().getByLabelText('Email')).toHaveValue('someone@example.com')
  })

  test('refuses a wrong legacy password', async () => {
    await openAdmin('?auth=login')
    await user.click(dialog().getByRole('tab', { name: 'Legacy Password' }))
    await title('Legacy Admin Login')
    await fill(dialog().getByLabelText('Admin password'), 'not-the-password')
    await user.keyboard('{Enter}')
    await shows('Invalid admin password')
  })

  test('signs the legacy admin in on public pages too, until the logout', async () => {
    const { slug } = await signUpElsewhere()
    const navigations = recordNavigations()
    await openAdmin('?auth=login')
    await user.click(dialog().getByRole('tab', { name: 'Legacy Password' }))
    await title('Legacy Admin Login')
    await fill(dialog().getByLabelText('Admin password'), inject('legacyPassword'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(localStorage.getItem('admin_token')).not.toBeNull())
    await openRegistry(slug)
    await screen.findByText('Welcome, Admin')
    await click(() => screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(navigations).toContainEqual({ how: 'assign', url: '/registry' }))
    expect(['admin_token', 'user'].map(key => localStorage.getItem(key))).toEqual([null, null])
  })

  test('leads from a legacy password that is switched off to the login by email', async () => {
    const json = { success: false, code: 'LEGACY_LOGIN_OFF', error: 'Off', requestId: 'x' }
    await openAdmin()
    route(/^POST \/api\/admin\/login/, { status: 403, json })
    await user.click(way('Legacy Admin Password'))
    await title('Legacy Admin Login')
    await fill(dialog().getByLabelText('Admin password'), 'whatever')
    await user.keyboard('{Enter}')
    await shows('The legacy password is switched off')
    await click(() => inDialog('Login with Email & Password'))
    await title('Registry Owner Login')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('leads from the login to a new registry and back', async () => {
    await openAdmin('?auth=login')
    await click(() => inDialog('Create My Registry'))
    await title('Create your registry')
    await click(() => inDialog('Login'))
    await title('Registry Owner Login')
  })
})

describe('a login at /admin', () => {
  test('goes on to the page that sent the owner there', async () => {
    const owner = await signUpElsewhere()
    await confirmEmail(owner)
    const navigations = recordNavigations()
    await openPage('/registry-settings')
    await screen.findByRole('heading', { name: 'User Dashboard' })
    await click(() => screen.getByRole('link', { name: 'Login' }))
    await click(() => way('Login with Email & Password'))
    await title('Registry Owner Login')
    await logIn(owner.email, owner.password)
    const settings = { how: 'replace', url: '/registry-settings' }
    await waitFor(() => expect(navigations).toEqual([settings]))
  })

  describe('for a product link that was to be added', () => {
    const link = 'https://shop.example/night-light'
    const query = `?${new URLSearchParams({ addItem: 'true', url: link })}`
    const field = () => screen.findByLabelText(/^Product link/)

    async function openLogin(method: string): Promise<void> {
      route(/parse-product-url/, { status: 503, body: 'Away' })
      await openPage(`/dashboard${query}`)
      await click(() => screen.getByRole('link', { name: 'Login' }))
      await click(() => way(method))
    }

    test('opens the form', async () => {
      const owner = await signUpElsewhere()
      await confirmEmail(owner)
      await openLogin('Login with Email & Password')
      await title('Registry Owner Login')
      await logIn(owner.email, owner.password)
      expect(await field()).toHaveValue(link)
    })

    test('opens the form for the legacy admin, on the dashboard', async () => {
      clearBrowser()
      await openLogin('Legacy Admin Password')
      await title('Legacy Admin Login')
      await fill(dialog().getByLabelText('Admin password'), inject('legacyPassword'))
      await user.keyboard('{Enter}')
      expect(await field()).toHaveValue(link)
      expect(location.pathname).toBe('/dashboard')
    })

    test('opens the form after a sign-up instead', async () => {
      clearBrowser()
      await openLogin('Login with Email & Password')
      await click(() => inDialog('Create My Registry'))
      await title('Create your registry')
      await fill(dialog().getByLabelText('Your name'), 'Nila Menon')
      await fill(dialog().getByLabelText('Email'), `${randomUUID()}@example.com`)
      await fill(dialog().getByLabelText('Registry name'), 'Baby Menon')
      await fill(dialog().getByLabelText('Password'), 'Long-Enough-1')
      await fill(dialog().getByLabelText('Confirm password'), 'Long-Enough-1')
      await user.keyboard('{Enter}')
      await waitFor(() => expect(location.pathname).toBe('/dashboard'))
      expect(location.search).toBe(query)
      expect(await field()).toHaveValue(link)
    })
  })

  test('shows the item of the URL fragment', async () => {
    const owner = await signUpElsewhere()
    await confirmEmail(owner)
    const { id } = await addItem(owner)
    await openPage(`/dashboard#item-${id}`)
    await click(() => screen.getByRole('link', { name: 'Login' }))
    await click(() => way('Login with Email & Password'))
    await title('Registry Owner Login')
    await logIn(owner.email, owner.password)
    const card = await ownCard()
    await waitFor(() => expect(card).toHaveClass('item-card_is-highlighted'))
  })

  test.each(['//evil.example', '/\\evil.example', 'https:evil.example', '/a\r\nb'])(
    'shows the dashboard when it was sent by %j',
    async evil => {
      await signUp()
      const navigations = recordNavigations()
      await openPage(`/admin?returnTo=${encodeURIComponent(evil)}`)
      await screen.findByText('No items in your registry yet')
      expect(navigations).toEqual([])
    },
  )
})
