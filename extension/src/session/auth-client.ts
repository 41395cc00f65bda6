import { createClient } from '@registry/shared/client/create-client'
import { registryUrl } from '../config.ts'

/** Where and how every call goes: bearer tokens, never cookies. */
export const REGISTRY = { baseUrl: `${registryUrl}/api`, credentials: 'omit' } as const

/** The client of signing in and renewing, which carries no token. */
export const authClient = createClient(REGISTRY)
