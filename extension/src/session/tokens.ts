import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

const lasting = z.object({
  refreshToken: z.optional(z.string()),
  registryTitle: z.optional(z.string()),
})
const passing = z.object({ accessToken: z.optional(z.string()) })

export interface Tokens {
  accessToken: string
  refreshToken: string
  registryTitle: string
}

/** What proves who the owner is: the access token until the browser closes, the rest on this device. */
export async function readTokens(): Promise<Partial<Tokens>> {
  const [kept, current] = await Promise.all([
    browser.storage.local.get(['refreshToken', 'registryTitle']),
    browser.storage.session.get('accessToken'),
  ])
  return { ...z.safeParse(lasting, kept).data, ...z.safeParse(passing, current).data }
}

export async function keepTokens({ accessToken, refreshToken, registryTitle }: Tokens) {
  await Promise.all([
    browser.storage.local.set({ refreshToken, registryTitle }),
    browser.storage.session.set({ accessToken }),
  ])
}

/** Forgets the tokens; the registry's name stays, so that the popup can say what to connect to again. */
export async function dropTokens(): Promise<void> {
  await Promise.all([
    browser.storage.local.remove('refreshToken'),
    browser.storage.session.remove('accessToken'),
  ])
}

/** Keeps the stored tokens out of reach of scripts that run in pages, where a browser can. */
export async function closeStorage(): Promise<void> {
  const restrict: unknown = Reflect.get(browser.storage.local, 'setAccessLevel')
  if (typeof restrict !== 'function') return
  await restrict.call(browser.storage.local, { accessLevel: 'TRUSTED_CONTEXTS' })
}
