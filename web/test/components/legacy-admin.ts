import { ApiError } from '@registry/shared/client/api-error'
import { updateProfile } from '@registry/shared/contract/account/settings'
import { inject } from 'vitest'
import { request, resetNetwork } from './browser/network.ts'
import { signUp } from './sign-up.ts'

/** Signs the legacy admin in on the next page. Call it before any `route`. */
export async function signInLegacyAdmin(): Promise<void> {
  await createDefaultRegistry()
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

/** The registry that the legacy admin manages; another test may have created it before. */
async function createDefaultRegistry(): Promise<void> {
  const { name, call } = await signUp()
  const header = { registryTitle: 'Baby Raman', registrySubtitle: 'Small things, big love' }
  try {
    await call(updateProfile, { body: { name, registrySlug: 'demo', ...header } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'SLUG_TAKEN')) throw error
  }
}
