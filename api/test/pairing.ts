import { randomBytes } from 'node:crypto'
import { login } from '@registry/shared/contract/account/auth'
import { approvePairing, claimPairing } from '@registry/shared/contract/account/pairings'
import { hashToken } from '../src/features/auth/sessions/hash-token.ts'
import { openBrowser } from './browser.ts'
import { type MadeAccount, makeAccount, PASSWORD } from './make-account.ts'
import type { TestApi } from './start-api.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

/** Signs an owner, by default a new one, in with a new browser. */
export async function signInOwner(api: TestApi, known?: MadeAccount) {
  const account = known ?? (await makeAccount(api.app))
  const browser = openBrowser(api)
  const body = { email: account.email, password: PASSWORD }
  const { accessToken } = await browser.call(login, { body })
  browser.headers.authorization = `Bearer ${accessToken}`
  return { account, browser, call: browser.call }
}
export type SignedInOwner = Awaited<ReturnType<typeof signInOwner>>

/** Creates the verifier and challenge that an extension generates before it opens the page. */
export function drawPairing() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: hashToken(verifier) }
}

/** Approves a pairing; returns the code of the page's URL with verifier and challenge. */
export async function approve({ call }: SignedInOwner, drawn = drawPairing()) {
  const { data } = await call(approvePairing, { body: { challenge: drawn.challenge } })
  return { ...data, ...drawn }
}

/** Creates a client of the extension in Chrome. */
export const extensionOf = (api: TestApi, headers: Record<string, string> = {}) =>
  api.as({ 'user-agent': CHROME, ...headers })

export const claim = (api: TestApi, { code, verifier }: { code: string; verifier: string }) =>
  extensionOf(api).call(claimPairing, { body: { code, verifier } })
