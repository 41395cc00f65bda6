import { claimPairing } from '@registry/shared/contract/pairings'
import { pairingCode } from '@registry/shared/pairing/pairing-code'
import browser from 'webextension-polyfill'
import { registryUrl } from '../config.ts'
import { authClient } from './auth-client.ts'
import { challengeOf, drawVerifier } from './draw-verifier.ts'
import { pairedCode } from './paired-code.ts'
import { dropPairing, keepPairing, PAIRING_LASTS_MS, readPairing } from './pairing-storage.ts'
import { takeOver } from './take-over.ts'

/** Name of the alarm after which a pairing that nobody confirmed is forgotten. */
export const PAIRING_ALARM = 'pairing'

/** Opens the registry's page on which the owner confirms; gives the code that it shows too. */
export async function connect(): Promise<{ code: string }> {
  const verifier = drawVerifier()
  const challenge = await challengeOf(verifier)
  const tab = await browser.tabs.create({ url: `${registryUrl}/extension#connect=${challenge}` })
  const startedAt = Date.now()
  const code = pairingCode(challenge)
  const tabId = tab.id ?? browser.tabs.TAB_ID_NONE
  await keepPairing({ verifier, code, tabId, startedAt, codes: [] })
  await browser.alarms.create(PAIRING_ALARM, { when: startedAt + PAIRING_LASTS_MS })
  return { code }
}

/**
 * Connects this browser when the tab that it opened for this shows the code of a confirmed pairing.
 * Any other tab, address or code changes nothing. Tells whether it is connected now.
 */
export async function completePairing(tabId: number, address: string): Promise<boolean> {
  const code = pairedCode(address, registryUrl)
  const pairing = await readPairing(Date.now())
  if (!code || pairing?.tabId !== tabId || pairing.codes.includes(code)) return false
  await keepPairing({ ...pairing, codes: [...pairing.codes, code] })
  const { verifier } = pairing
  const answer = await authClient
    .call(claimPairing, { body: { code, verifier } })
    .catch(() => undefined)
  if (!answer) return false
  await takeOver(answer)
  await forgetPairing()
  await browser.tabs.update(tabId, { url: `${registryUrl}/extension#connected` })
  return true
}

/** The tab in which the owner was to confirm is gone. */
export async function abandonPairing(tabId: number): Promise<void> {
  if ((await readPairing(Date.now()))?.tabId === tabId) await forgetPairing()
}

/** Forgets a pairing, confirmed or not. */
export async function forgetPairing(): Promise<void> {
  await dropPairing()
  await browser.alarms.clear(PAIRING_ALARM)
}
