import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

/** Where the sites stand in storage.local. */
export const HIDDEN_SITES = 'hiddenSites'
const kept = z.array(z.string())

/** The sites, as 'lazada.sg', that the owner took the button off. */
export async function hiddenSites(): Promise<string[]> {
  const found = await browser.storage.local.get(HIDDEN_SITES)
  return z.safeParse(kept, found[HIDDEN_SITES]).data ?? []
}

/** Takes the button off a site, or puts it back there. */
export async function hideOn(site: string, isHidden: boolean): Promise<void> {
  const others = (await hiddenSites()).filter(other => other !== site)
  await browser.storage.local.set({ [HIDDEN_SITES]: isHidden ? [...others, site] : others })
}
