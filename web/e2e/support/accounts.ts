import type { APIRequestContext, Browser } from '@playwright/test'
import type { Product } from '../../../api/test/product/start-product.ts'
import { AGENTS } from '../../test/user-agents.ts'
import { mailedLink } from './mails.ts'
import { expect, type Owner } from './owner.ts'

const OURS = { 'x-requested-with': 'registry' }

/** Waits for an emailed link to a page, in the newest email to an email address. */
export async function waitForMailedLink(
  product: Product,
  email: string,
  page: string,
): Promise<string> {
  await expect.poll(() => mailedLink(product, email)).toContain(`${page}#token=`)
  return (await mailedLink(product, email)) ?? ''
}

/** Verifies a new owner's email address, which login on other devices requires. */
export async function confirmEmail(
  product: Product,
  request: APIRequestContext,
  owner: Owner,
): Promise<void> {
  const link = await waitForMailedLink(product, owner.email, '/verify-email')
  const token = new URL(link).hash.replace('#token=', '')
  const answer = await request.post('/api/auth/verify-email', { headers: OURS, data: { token } })
  expect(answer.status()).toBe(200)
}

export interface OtherDevice {
  /** Returns the status of a request that requires sign-in. */
  status: () => Promise<number>
  close: () => Promise<void>
}

/** Logs the owner in on another device. */
export async function signInElsewhere(
  browser: Browser,
  product: Product,
  owner: Pick<Owner, 'email' | 'password'>,
  device: { agent: keyof typeof AGENTS; client: 'web' | 'extension' },
): Promise<OtherDevice> {
  const userAgent = AGENTS[device.agent]
  const context = await browser.newContext({ baseURL: product.url, userAgent })
  const answer = await context.request.post('/api/auth/login', {
    headers: OURS,
    data: { email: owner.email, password: owner.password, client: device.client },
  })
  expect(answer.status()).toBe(200)
  const { accessToken } = await answer.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    status: async () => (await context.request.get('/api/auth/me', { headers })).status(),
    close: () => context.close(),
  }
}

/** Returns the status of a login request. */
export async function loginStatus(
  request: APIRequestContext,
  credentials: { email: string; password: string },
): Promise<number> {
  const { email, password } = credentials
  const answer = await request.post('/api/auth/login', { headers: OURS, data: { email, password } })
  return answer.status()
}
