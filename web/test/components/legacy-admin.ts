import { inject } from 'vitest'
import { request, resetNetwork } from './browser/network.ts'

/** Signs the legacy admin in on the next page. Call it before any `route`. */
export async function signInLegacyAdmin(): Promise<void> {
  resetNetwork()
  localStorage.clear()
  const response = await request('/api/admin/login', {
    method: 'POST',
    body: JSON.stringify({ adminPassword: inject('legacyPassword') }),
  })
  if (response.status !== 200) throw new Error(`login failed: ${await response.text()}`)
  const { csrfToken } = await response.json()
  localStorage.setItem('admin_token', csrfToken)
}
