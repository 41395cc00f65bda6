import { isRefusal } from './is-refusal.ts'

/** Who is signed in: by tokens of an account, or by the legacy password. */
export interface FoundOwner<U> {
  user: U
  via: 'token' | 'legacy'
}

interface FindOwnerParts<U extends object> {
  /** The user that was kept, and whether the access token lasts for more than 5 minutes. */
  stored: { user: U | undefined; isFresh: boolean } | undefined
  /** Asks for the legacy admin; undefined when nothing is kept of one. */
  askLegacy: (() => Promise<U>) | undefined
  renew: () => Promise<U | undefined>
  /** Forgets both kinds of session, on the server too. */
  endEverything: () => Promise<void>
}

/**
 * Who is signed in when a page opens: the kept user while the token lasts, else the legacy admin,
 * else whoever the refresh token stands for. When the server refuses all of them, everything is
 * ended. A server that cannot answer refuses nobody: the kept user stays, whose calls will ask again.
 */
export async function findOwner<U extends object>(
  parts: FindOwnerParts<U>,
): Promise<FoundOwner<U> | undefined> {
  const { stored, askLegacy } = parts
  if (stored?.isFresh && stored.user) return { user: stored.user, via: 'token' }
  const legacy = askLegacy && (await settle(askLegacy()))
  if (legacy?.user) return { user: legacy.user, via: 'legacy' }
  const renewed = stored && (await settle(parts.renew()))
  if (renewed?.user) return { user: renewed.user, via: 'token' }
  if (stored?.user && renewed?.isRefused === false) return { user: stored.user, via: 'token' }
  if (legacy?.isRefused || renewed?.isRefused) await parts.endEverything()
  return undefined
}

async function settle<U>(
  asking: Promise<U | undefined>,
): Promise<{ user?: U | undefined; isRefused: boolean }> {
  try {
    return { user: await asking, isRefused: false }
  } catch (error) {
    return { isRefused: isRefusal(error) }
  }
}
