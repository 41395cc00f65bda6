import { randomUUID } from 'node:crypto'
import { type Call, createClient } from '@registry/shared/client/create-client'
import { createSession } from '@registry/shared/contract/account/visitor-session'
import { inject } from 'vitest'
import { request } from './browser/network.ts'

export interface TestOwner {
  id: string
  name: string
  email: string
  password: string
  slug: string
  /** Requests with the owner's access token. */
  call: Call
}

/** Signs up an owner with an empty registry, signed in on the page that is opened next. */
export async function signUp(): Promise<TestOwner> {
  const email = `owner-${randomUUID()}@example.com`
  const details = { name: 'Priya Raman', email, password: 'Long-Enough-1' }
  const response = await request('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({ ...details, registryName: 'Baby Raman' }),
  })
  if (response.status !== 201) throw new Error(`registration failed: ${await response.text()}`)
  const { user, accessToken, expiresIn } = await response.json()
  localStorage.setItem('accessToken', accessToken)
  localStorage.setItem('accessTokenExpiry', String(Date.now() + expiresIn))
  localStorage.setItem('user', JSON.stringify(user))
  const { call } = productClient({ authorization: `Bearer ${accessToken}` })
  return { ...details, id: user.id, slug: user.registrySlug, call }
}

/** Creates an API client that does not belong to the page. */
export function productClient(headers: Record<string, string> = {}): { call: Call } {
  return createClient({
    baseUrl: `${inject('apiUrl')}/api`,
    fetch: (url, init) => request(String(url), init),
    authorize: async () => headers,
  })
}

/** A client with a new visitor session. */
export async function visitorClient(): Promise<{ call: Call }> {
  const { sessionToken } = await productClient().call(createSession, {})
  return productClient({ 'x-session-token': sessionToken })
}
