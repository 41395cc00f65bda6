import { isRejectedByServer } from './is-rejected-by-server.ts'

/** The signed-in owner and the kind of session: account tokens or the legacy password. */
interface FoundOwner<U> {
  user: U
  via: 'token' | 'legacy'
}

interface FindSignedInOwnerParts<U extends object> {
  /** The stored user, and whether the access token lasts more than 5 minutes. */
  stored: { user: U | undefined; isFresh: boolean } | undefined
  /** Loads the legacy admin; undefined when no legacy session is stored. */
  loadLegacyUser: (() => Promise<U>) | undefined
  renew: () => Promise<U | undefined>
  /** Ends both kinds of session, on the server too. */
  endAllSessions: () => Promise<void>
}

/**
 * Returns the signed-in owner when a page opens: the stored user while the access token is fresh, else
 * the legacy admin, else the user of the refresh token. If the server rejects every session, all are
 * ended. During an outage the stored user stays signed in; later requests check again.
 */
export async function findSignedInOwner<U extends object>(
  parts: FindSignedInOwnerParts<U>,
): Promise<FoundOwner<U> | undefined> {
  const { stored, loadLegacyUser } = parts
  if (stored?.isFresh && stored.user) return { user: stored.user, via: 'token' }
  const legacy = loadLegacyUser && (await settleUser(loadLegacyUser()))
  if (legacy?.user) return { user: legacy.user, via: 'legacy' }
  const renewed = stored && (await settleUser(parts.renew()))
  if (renewed?.user) return { user: renewed.user, via: 'token' }
  if (stored?.user && renewed?.isRefused === false) return { user: stored.user, via: 'token' }
  if (legacy?.isRefused || renewed?.isRefused) await parts.endAllSessions()
  return undefined
}

async function settleUser<U>(
  asking: Promise<U | undefined>,
): Promise<{ user?: U | undefined; isRefused: boolean }> {
  try {
    return { user: await asking, isRefused: false }
  } catch (error) {
    return { isRefused: isRejectedByServer(error) }
  }
}
