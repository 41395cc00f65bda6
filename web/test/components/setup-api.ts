import type { TestProject } from 'vitest/node'
import { makeRegistry } from '../../../api/test/factories.ts'
import setUpTestPostgres from '../../../api/test/postgres/test-postgres.ts'
import { startApi } from '../../../api/test/start-api.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the API that all component tests share. */
    apiUrl: string
    /** Connection string of its database, for changes that no endpoint offers. */
    databaseUrl: string
    /** The password of the legacy admin login. */
    legacyPassword: string
    /** The secret that signs the keys in mailed links. */
    sessionKey: string
  }
}

/**
 * Global setup: starts one API with a database and the default registry, whose slug sign-up does not assign, for all
 * component tests; each test signs up its owners.
 */
export default async function setUpApi({ provide }: TestProject): Promise<() => Promise<void>> {
  const stopPostgres = await setUpTestPostgres()
  const api = await startApi({ env: { PAYNOW_PROXY: '+6591234567' } })
  await makeRegistry(api.app.db, api.app.config.defaultRegistrySlug)
  provide('apiUrl', api.url)
  provide('databaseUrl', api.databaseUrl)
  provide('legacyPassword', api.app.secrets.adminPassword)
  provide('sessionKey', api.app.secrets.sessionKey)
  return async () => {
    await api.stop()
    await stopPostgres()
  }
}
