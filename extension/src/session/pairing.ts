import { claimPairing } from '@registry/shared/contract/account/pairings'
import { pairingCode } from '@registry/shared/pairing/pairing-code'
import browser from 'webextension-polyfill'
import { registryUrl } from '../config.ts'
import { authClient } from './auth-client.ts'
import { computeChallenge, createVerifier } from './create-verifier.ts'
import { PAIRING_TTL_MS, readPairing, removePairing, storePairing } from './pairing-storage.ts'
import { parsePairedUrl } from './parse-paired-url.ts'
import { startSession } from './start-session.ts'

/** Name of the alarm that removes an unconfirmed pairing. */
export const PAIRING_ALARM = 'pairing'

/** Opens the registry's confirmation page; returns the code that both show. */
export async function startPairing(): Promise<{ code: string }> {
  const verifier = createVerifier()
  const challenge = await computeChallenge(verifier)
  const tab = await browser.tabs.create({
    url: `${registryUrl}/extension#connect=${challenge}`,
  })
  const startedAt = Date.now()
  const code = pairingCode(challenge)
  const tabId = tab.id ?? browser.tabs.TAB_ID_NONE
  await storePairing({ verifier, code, tabId, startedAt, codes: [] })
  await browser.alarms.create(PAIRING_ALARM, { when: startedAt + PAIRING_TTL_MS })
  return { code }
}

/**
 * Completes the pairing when the tab that it opened shows the code of a confirmed pairing; ignores other
 * tabs, URLs and codes. Returns whether this browser is connected now.
 */
export async function completePairing(tabId: number, address: string): Promise<boolean> {
  const code = parsePairedUrl(address, registryUrl)
  const pairing = await readPairing(Date.now())
  if (!code || pairing?.tabId !== tabId || pairing.codes.includes(code)) return false
  await storePairing({ ...pairing, codes: [...pairing.codes, code] })
  const { verifier } = pairing
  const answer = await authClient
    .call(claimPairing, { body: { code, verifier } })
    .catch(() => undefined)
  if (!answer) return false
  await startSession(answer)
  await discardPairing()
  await browser.tabs.update(tabId, { url: `${registryUrl}/extension#connected` })
  return true
}

/** Removes the pairing of a closed tab. */
export async function cancelPairing(tabId: number): Promise<void> {
  if ((await readPairing(Date.now()))?.tabId === tabId) await discardPairing()
}

/** Removes the pending pairing and its alarm. */
export async function discardPairing(): Promise<void> {
  await removePairing()
  await browser.alarms.clear(PAIRING_ALARM)
}
