import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

const PAIRING_KEY = 'pairing'

const pairing = z.object({
  /** Known to this browser alone; whoever has it and the code is connected. */
  verifier: z.string(),
  /** What the page and the popup both show. */
  code: z.string(),
  tabId: z.int(),
  startedAt: z.number(),
  /** The codes that were tried, of which none is tried again. */
  codes: z.array(z.string()),
})
export type Pairing = z.output<typeof pairing>
const stored = z.object({ [PAIRING_KEY]: pairing })

/** Milliseconds that an owner has to confirm. */
export const PAIRING_LASTS_MS = 10 * 60_000

/** The pairing that is under way, undefined when there is none or it took too long. */
export async function readPairing(now: number): Promise<Pairing | undefined> {
  const read = z.safeParse(stored, await browser.storage.session.get(PAIRING_KEY))
  const found = read.data?.[PAIRING_KEY]
  const isUnderWay = found && now - found.startedAt < PAIRING_LASTS_MS && now >= found.startedAt
  return isUnderWay ? found : undefined
}

export async function keepPairing(underWay: Pairing): Promise<void> {
  await browser.storage.session.set({ [PAIRING_KEY]: underWay })
}

export async function dropPairing(): Promise<void> {
  await browser.storage.session.remove(PAIRING_KEY)
}
