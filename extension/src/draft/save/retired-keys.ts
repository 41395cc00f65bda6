import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

const STORAGE_KEY = 'spentKeys'
const MAX_RETIRED_KEYS = 50
const stored = z.object({ [STORAGE_KEY]: z.record(z.string(), z.string()) })

async function read(): Promise<Record<string, string>> {
  return (
    z.safeParse(stored, await browser.storage.session.get(STORAGE_KEY)).data?.[STORAGE_KEY] ?? {}
  )
}

/** Retires an idempotency key whose item was added and removed: the registry adds nothing under it again. */
export async function retireKey(key: string): Promise<void> {
  const retired = { ...(await read()), [key]: crypto.randomUUID() }
  const last = Object.fromEntries(Object.entries(retired).slice(-MAX_RETIRED_KEYS))
  await browser.storage.session.set({ [STORAGE_KEY]: last })
}

/** Returns the key for saving a draft: its own, or the stable replacement of a retired one. */
export async function resolveKey(key: string): Promise<string> {
  const retired = await read()
  let usable = key
  for (let next = retired[usable]; next !== undefined; next = retired[usable]) usable = next
  return usable
}
