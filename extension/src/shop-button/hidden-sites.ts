import browser from 'webextension-polyfill'
import * as z from 'zod/mini'

/** Key of the hidden sites in storage.local. */
const HIDDEN_SITES = 'hiddenSites'
const kept = z.array(z.string())

/** Reads the sites on which the owner has hidden the button, such as 'lazada.sg'. */
export async function readHiddenSites(): Promise<string[]> {
  const found = await browser.storage.local.get(HIDDEN_SITES)
  return z.safeParse(kept, found[HIDDEN_SITES]).data ?? []
}

/** Hides the button on a site or shows it again. */
export async function setSiteHidden(site: string, isHidden: boolean): Promise<void> {
  const others = (await readHiddenSites()).filter(other => other !== site)
  await browser.storage.local.set({ [HIDDEN_SITES]: isHidden ? [...others, site] : others })
}
