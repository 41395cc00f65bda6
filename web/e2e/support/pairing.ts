import { createHash, randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { pairingCode, spacedPairingCode } from '../../../shared/src/pairing/pairing-code.ts'
import { expect } from './owner.ts'

/** Creates the challenge that QuickAdd generates on Connect. */
export function drawPairing() {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, challenge, shown: spacedPairingCode(pairingCode(challenge)) }
}

/** Opens the page as QuickAdd does. */
export async function askToConnect(page: Page, challenge: string): Promise<void> {
  await page.goto(`/extension#connect=${challenge}`)
}

/** Returns the pairing code in the page's URL. */
export async function codeIn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/extension#paired=[\w-]+$/)
  return new URL(page.url()).hash.slice('#paired='.length)
}

/** Exchanges the code as QuickAdd does. Returns the response's status. */
export async function claim(
  request: APIRequestContext,
  proof: { code: string; verifier: string },
): Promise<number> {
  const headers = { 'x-requested-with': 'registry' }
  return (await request.post('/api/auth/pairings/claim', { headers, data: proof })).status()
}
