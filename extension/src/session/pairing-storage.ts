import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

const PAIRING_KEY = 'pairing'

const pairing = z.object({
  /** Secret of this browser: verifier and code together open a session. */
  verifier: z.string(),
  /** Display code for comparison. */
  code: z.string(),
  tabId: z.int(),
  startedAt: z.number(),
  /** Codes already claimed; never claimed again. */
  codes: z.array(z.string()),
})
type Pairing = z.output<typeof pairing>
const stored = z.object({ [PAIRING_KEY]: pairing })

/** Time in ms in which the owner must confirm. */
export const PAIRING_TTL_MS = 10 * 60_000

/** Reads the pending pairing; undefined if there is none or it has expired. */
export async function readPairing(now: number): Promise<Pairing | undefined> {
  const read = z.safeParse(stored, await browser.storage.session.get(PAIRING_KEY))
  const found = read.data?.[PAIRING_KEY]
  const isUnderWay = found && now - found.startedAt < PAIRING_TTL_MS && now >= found.startedAt
  return isUnderWay ? found : undefined
}

export async function storePairing(underWay: Pairing): Promise<void> {
  await browser.storage.session.set({ [PAIRING_KEY]: underWay })
}

export async function removePairing(): Promise<void> {
  await browser.storage.session.remove(PAIRING_KEY)
}
