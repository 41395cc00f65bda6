import { createHash, randomBytes } from 'node:crypto'
import { pairingCode, spacedPairingCode } from '@registry/shared/pairing/pairing-code'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { clearBrowser, confirmEmail, signUpElsewhere } from '../../../test/components/accounts.ts'
import { resetNetwork, route } from '../../../test/components/browser/network.ts'
import { click } from '../../../test/components/browser/user.ts'
import { logIn } from '../../../test/components/login.ts'
import { openView } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const newChallenge = () => createHash('sha256').update(randomBytes(32)).digest('base64url')
const press = (name: string) => click(() => screen.getByRole('button', { name }))

/** Opens the page as QuickAdd does. */
async function askToConnect(challenge: string): Promise<void> {
  await openView(`/extension#connect=${challenge}`, async () => {
    const { takeChallengeFromUrl, pairingChallenge } = await import(
      '../../features/auth/pairing/pairing-challenge.ts'
    )
    expect(takeChallengeFromUrl()).toBe(true)
    const { PairingPage } = await import('./pairing-page.tsx')
    return <PairingPage challenge={pairingChallenge() ?? ''} />
  })
}

/** Waits for a heading with the focus, which screen readers announce. */
async function reads(name: string): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(heading).toHaveFocus())
}

const handsCode = () => waitFor(() => expect(window.location.hash).toMatch(/^#paired=[\w-]+$/))

describe('the page that connects QuickAdd', () => {
  test('says what to do when its link is cut short', async () => {
    await signUp()
    await askToConnect('abc')
    await reads('This link does not fit')
    screen.getByText(/press Connect there/)
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
    await waitFor(() => expect(sessionStorage.getItem('pairingChallenge')).toBeNull())
  })

  test('asks whoever is not logged in to do so first, and connects nothing after a no', async () => {
    const owner = await signUpElsewhere()
    await confirmEmail(owner)
    const challenge = newChallenge()
    await askToConnect(challenge)
    await reads('Log in to connect')
    await press('Login')
    await screen.findByRole('dialog')
    await logIn(owner.email, owner.password)
    await reads('Connect this browser?')
    screen.getByText(spacedPairingCode(pairingCode(challenge)))
    expect(window.location.hash).toBe('')
    await press('Not me')
    await reads('Nothing was connected')
    await waitFor(() => expect(sessionStorage.getItem('pairingChallenge')).toBeNull())
  })

  test('can be tried again when the server does not respond', async () => {
    await signUp()
    await askToConnect(newChallenge())
    await reads('Connect this browser?')
    const stop = route(/^POST \/api\/auth\/pairings$/, 'lost')
    await press('Connect')
    await reads('We could not reach the server')
    expect(window.location.hash).toBe('')
    stop()
    await press('Try Again')
    await handsCode()
    screen.getByRole('button', { name: 'Connecting…' })
  })

  test('asks an owner who has an access token alone to log in anew', async () => {
    const owner = await signUp()
    await confirmEmail(owner)
    resetNetwork()
    await askToConnect(newChallenge())
    await press('Connect')
    await reads('Log in to connect')
    await press('Login')
    await screen.findByRole('dialog')
    await logIn(owner.email, owner.password)
    await press('Connect')
    await handsCode()
  })
})

test.each(['', '#connected', '#paired=code'])(
  'the URL of the page with %j asks for no connection',
  async hash => {
    clearBrowser()
    await openView(`/extension${hash}`, async () => {
      const { takeChallengeFromUrl } = await import(
        '../../features/auth/pairing/pairing-challenge.ts'
      )
      expect(takeChallengeFromUrl()).toBe(false)
      return null
    })
  },
)
