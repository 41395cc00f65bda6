import type { OwnerTokens } from '@registry/shared/client/session/create-token-renewal'
import browser from 'webextension-polyfill'
import * as z from 'zod/mini'
import { createSerialQueue } from '../create-serial-queue.ts'
import type { Session } from '../messages.ts'

const persistedTokens = z.object({
  refreshToken: z.optional(z.string()),
  registryTitle: z.optional(z.string()),
  owner: z.optional(z.string()),
})
const sessionTokens = z.object({
  accessToken: z.optional(z.string()),
  accessTokenExpiry: z.optional(z.number()),
})

const SESSION_KEYS = Object.keys(sessionTokens.shape)

/** The tokens are in two storages: a read waits for a running write, so that it never sees half of it. */
const runSerially = createSerialQueue()

export interface Tokens extends OwnerTokens {
  refreshToken: string
  registryTitle: string
  /** Id of the owner of the tokens. */
  owner: string
}

async function readPersistedTokens() {
  const stored = await browser.storage.local.get(['refreshToken', 'registryTitle', 'owner'])
  return z.safeParse(persistedTokens, stored).data ?? {}
}

/**
 * Reads the tokens: the refresh token from storage.local, the access token from storage.session, which
 * ends with the browser. A missing access token counts as expired.
 */
export function readTokens(): Promise<Tokens | undefined> {
  return runSerially(readBothStorages)
}

async function readBothStorages(): Promise<Tokens | undefined> {
  const [{ refreshToken, registryTitle = '', owner }, current] = await Promise.all([
    readPersistedTokens(),
    browser.storage.session.get(SESSION_KEYS),
  ])
  if (refreshToken === undefined || owner === undefined) return undefined
  const { accessToken = '', accessTokenExpiry: endsAt = 0 } =
    z.safeParse(sessionTokens, current).data ?? {}
  return { accessToken, endsAt, refreshToken, registryTitle, owner }
}

/** Returns the session with the registry's title, which remains after the tokens were removed. */
export async function readSession(): Promise<Session> {
  const [tokens, { registryTitle = null }] = await Promise.all([
    readTokens(),
    readPersistedTokens(),
  ])
  return { isSignedIn: tokens !== undefined, registryTitle }
}

/** Returns the id of the connected owner; undefined without a connection. */
export async function readOwner(): Promise<string | undefined> {
  return (await readTokens())?.owner
}

/** Id of the connected owner, or of the last one after the session ended. */
export async function readLastOwner(): Promise<string | undefined> {
  return (await readPersistedTokens()).owner
}

/**
 * Stores the tokens. The access token is written last, so that it never belongs to another owner than the
 * stored one.
 */
export function storeTokens(tokens: Tokens): Promise<void> {
  const { accessToken, endsAt, refreshToken, registryTitle, owner } = tokens
  return runSerially(async () => {
    await Promise.all([
      browser.storage.session.remove(SESSION_KEYS),
      browser.storage.local.set({ refreshToken, registryTitle, owner }),
    ])
    await browser.storage.session.set({ accessToken, accessTokenExpiry: endsAt })
  })
}

/** Removes the tokens. The registry's title remains, so that the popup can offer to reconnect. */
export function removeTokens(): Promise<void> {
  return runSerially(async () => {
    await Promise.all([
      browser.storage.local.remove('refreshToken'),
      browser.storage.session.remove(SESSION_KEYS),
    ])
  })
}

/** Removes the owner's id, so that later drafts belong to the next account that connects. */
export function removeOwner(): Promise<void> {
  return runSerially(() => browser.storage.local.remove('owner'))
}

/** Denies content scripts access to storage.local, in browsers that support it. */
export async function restrictStorageAccess(): Promise<void> {
  const restrict: unknown = Reflect.get(browser.storage.local, 'setAccessLevel')
  if (typeof restrict !== 'function') return
  await restrict.call(browser.storage.local, { accessLevel: 'TRUSTED_CONTEXTS' })
}
