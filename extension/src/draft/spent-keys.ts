import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

const SPENT_KEY = 'spentKeys'
const SPENT_MAX = 50
const stored = z.object({ [SPENT_KEY]: z.record(z.string(), z.string()) })

async function read(): Promise<Record<string, string>> {
  return z.safeParse(stored, await browser.storage.session.get(SPENT_KEY)).data?.[SPENT_KEY] ?? {}
}

/** Marks a key under which a product was added and taken back: under it nothing is added again. */
export async function spendKey(key: string): Promise<void> {
  const spent = { ...(await read()), [key]: crypto.randomUUID() }
  const last = Object.fromEntries(Object.entries(spent).slice(-SPENT_MAX))
  await browser.storage.session.set({ [SPENT_KEY]: last })
}

/** The key under which a draft with this one is to be saved: the same every time it is asked for. */
export async function usableKey(key: string): Promise<string> {
  const spent = await read()
  let usable = key
  for (let next = spent[usable]; next !== undefined; next = spent[usable]) usable = next
  return usable
}
