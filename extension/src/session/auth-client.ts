import { createClient } from '@registry/shared/client/create-client'
import { registryUrl } from '../config.ts'

/** Options of all requests: bearer tokens, never cookies. */
export const REGISTRY = { baseUrl: `${registryUrl}/api`, credentials: 'omit' } as const

/** Client for sign-in and token refresh, which need no access token. */
export const authClient = createClient(REGISTRY)
