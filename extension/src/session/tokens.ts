import type { OwnerTokens } from '@registry/shared/client/session/create-token-renewal'
import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

const lasting = z.object({
  refreshToken: z.optional(z.string()),
  registryTitle: z.optional(z.string()),
  owner: z.optional(z.string()),
})
const passing = z.object({
  accessToken: z.optional(z.string()),
  accessTokenExpiry: z.optional(z.number()),
})

const PASSING = Object.keys(passing.shape)

export interface Tokens extends OwnerTokens {
  refreshToken: string
  registryTitle: string
  /** Id of whose they are. */
  owner: string
}

async function readKept() {
  const kept = await browser.storage.local.get(['refreshToken', 'registryTitle', 'owner'])
  return z.safeParse(lasting, kept).data ?? {}
}

/**
 * What proves who the owner is: the refresh token on this device, the access token until the browser
 * closes. One that is gone, or came without its end, has ended.
 */
export async function readTokens(): Promise<Tokens | undefined> {
  const [{ refreshToken, registryTitle = '', owner }, current] = await Promise.all([
    readKept(),
    browser.storage.session.get(PASSING),
  ])
  if (refreshToken === undefined || owner === undefined) return undefined
  const { accessToken = '', accessTokenExpiry: endsAt = 0 } =
    z.safeParse(passing, current).data ?? {}
  return { accessToken, endsAt, refreshToken, registryTitle, owner }
}

/** What the registry calls itself, also after the tokens were dropped; null until someone signed in. */
export async function readRegistryTitle(): Promise<string | null> {
  return (await readKept()).registryTitle ?? null
}

/** Who is connected, undefined when nobody is. */
export async function readOwner(): Promise<string | undefined> {
  return (await readTokens())?.owner
}

/** Who is connected, or was before that ended. */
export async function readLastOwner(): Promise<string | undefined> {
  return (await readKept()).owner
}

/** The access token comes last, so that none stands beside the name of another owner. */
export async function keepTokens(tokens: Tokens): Promise<void> {
  const { accessToken, endsAt, refreshToken, registryTitle, owner } = tokens
  await Promise.all([
    browser.storage.session.remove(PASSING),
    browser.storage.local.set({ refreshToken, registryTitle, owner }),
  ])
  await browser.storage.session.set({ accessToken, accessTokenExpiry: endsAt })
}

/** Forgets the tokens; the registry's name stays, so that the popup can say what to connect to again. */
export async function dropTokens(): Promise<void> {
  await Promise.all([
    browser.storage.local.remove('refreshToken'),
    browser.storage.session.remove(PASSING),
  ])
}

/** Keeps the stored tokens out of reach of scripts that run in pages, where a browser can. */
export async function closeStorage(): Promise<void> {
  const restrict: unknown = Reflect.get(browser.storage.local, 'setAccessLevel')
  if (typeof restrict !== 'function') return
  await restrict.call(browser.storage.local, { accessLevel: 'TRUSTED_CONTEXTS' })
}
