import { ApiError } from '@registry/shared/client/api-error'
import { createClient } from '@registry/shared/client/create-client'
import { createSession } from '@registry/shared/contract/auth'
import { contributionMessages } from '@registry/shared/messages/contributions'

/** A token that ends sooner than this is replaced before a call. */
const RENEW_BEFORE_MS = 5 * 60_000
/** And when the tab is looked at again, if it ends sooner than this. */
const RENEW_ON_RETURN_MS = 60_000

interface Session {
  token: string
  endsAt: number
}

const client = createClient({ baseUrl: '/api' })
let session: Session | undefined
let underway: Promise<Session> | undefined

async function open(): Promise<Session> {
  try {
    const { sessionToken, expiresIn } = await client.call(createSession, {})
    session = { token: sessionToken, endsAt: performance.now() + expiresIn }
    return session
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) throw error
    const details =
      error instanceof ApiError ? error.details : { status: 0, code: 'NETWORK' as const }
    throw new ApiError(contributionMessages.noSession, details)
  }
}

function lastsFor(ms: number): boolean {
  return session !== undefined && session.endsAt - performance.now() > ms
}

/** A new session in place of the present one; callers at the same moment share it. */
export function renewVisitorSession(): Promise<Session> {
  underway ??= open().finally(() => {
    underway = undefined
  })
  return underway
}

/** A visitor's token, held in memory alone and opened when there is none. Throws ApiError. */
export async function visitorToken(): Promise<string> {
  if (session && lastsFor(RENEW_BEFORE_MS)) return session.token
  return (await renewVisitorSession()).token
}

/** Keeps the session alive for a visitor who comes back to the tab, from the bank's app say. */
export function renewOnReturn(): () => void {
  const onChange = () => {
    if (document.visibilityState !== 'visible' || !session || lastsFor(RENEW_ON_RETURN_MS)) return
    // A failure shows when the visitor next asks for something.
    renewVisitorSession().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
