import { inject } from 'vitest'
import { markAsReturningVisitor } from '../../../shared/tools/browsers/mark-as-returning-visitor.ts'
import { AGENTS } from '../user-agents.ts'
import { fetchElsewhere, resetNetwork } from './browser/network.ts'
import { runSql } from './run-sql.ts'
import { signUp, type TestOwner } from './sign-up.ts'

/** Signs up an owner in another browser, so that the next page opens signed out. */
export async function signUpElsewhere(): Promise<TestOwner> {
  const owner = await signUp()
  clearBrowser()
  return owner
}

/** Confirms an owner's email address, so that they may log in. */
export async function confirmEmail({ id }: Pick<TestOwner, 'id'>): Promise<void> {
  const sql = 'update users set email_verified_at = now() where id = $1'
  await runSql(inject('databaseUrl'), sql, [id])
}

/** Clears the storage and marks a returning visitor, who sees neither the welcome nor the consent banner. */
export function clearBrowser(): void {
  resetNetwork()
  localStorage.clear()
  sessionStorage.clear()
  markAsReturningVisitor()
}

/** Logs an owner in on another device; returns a function that sends a request from it and returns the status. */
export async function signInElsewhere(
  { email, password }: Pick<TestOwner, 'email' | 'password'>,
  device: { agent: keyof typeof AGENTS; client: 'web' | 'extension' },
): Promise<() => Promise<number>> {
  const send = (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    fetchElsewhere(new URL(path, inject('apiUrl')), init)
  const response = await send('/api/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': AGENTS[device.agent],
      'x-requested-with': 'registry',
    },
    body: JSON.stringify({ email, password, client: device.client }),
  })
  if (response.status !== 200) throw new Error(`login failed: ${await response.text()}`)
  const { accessToken } = await response.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return async () => (await send('/api/auth/me', { headers })).status
}
