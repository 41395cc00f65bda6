import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { listenToBrowser } from '../background/listen-to-browser.ts'
import { registryUrl } from '../config.ts'
import { type FakeRegistry, PAIRED_CODE, startFakeRegistry } from '../test/fake-registry.ts'
import { computeChallenge } from './create-verifier.ts'
import { PAIRING_ALARM, startPairing } from './pairing.ts'
import { PAIRING_TTL_MS, readPairing } from './pairing-storage.ts'
import { readTokens } from './tokens.ts'

const PAGE = `${registryUrl}/extension`
const CLAIM = 'POST /auth/pairings/claim'
const OTHER_CODE = `${PAIRED_CODE.slice(0, -1)}A`

let registry: FakeRegistry
/** Request bodies of all claims. */
let claims: Record<string, unknown>[]

beforeEach(() => {
  registry = startFakeRegistry()
  claims = []
  registry.respondTo(CLAIM, received => {
    claims.push(received.body)
    return registry.respond(CLAIM, received)
  })
  vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation((async () => ({ id: 7 })) as never)
  vi.spyOn(fakeBrowser.tabs, 'update').mockImplementation((async () => ({ id: 7 })) as never)
  vi.stubGlobal('addEventListener', () => undefined)
  listenToBrowser()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

const show = (tabId: number, url: string) =>
  fakeBrowser.tabs.onUpdated.trigger(tabId, { url }, { id: tabId } as never)
const claimedCodes = () => claims.map(({ code }) => code)
const isConnected = async () => (await readTokens()) !== undefined

describe('connecting', () => {
  test("opens the registry's page with a challenge and claims the code once", async () => {
    const { code } = await startPairing()
    const pairing = await readPairing(Date.now())
    const challenge = await computeChallenge(pairing?.verifier ?? '')
    expect(fakeBrowser.tabs.create).toHaveBeenCalledWith({
      url: `${PAGE}#connect=${challenge}`,
    })
    expect(pairing?.code).toBe(code)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/)

    await show(7, `${PAGE}#paired=${PAIRED_CODE}`)
    await expect.poll(isConnected).toBe(true)
    await expect.poll(() => readPairing(Date.now())).toBeUndefined()
    expect(await fakeBrowser.alarms.get(PAIRING_ALARM)).toBeUndefined()
    const connected = { url: `${PAGE}#connected` }
    await expect.poll(() => fakeBrowser.tabs.update).toHaveBeenCalledWith(7, connected)
    await show(7, `${PAGE}#paired=${PAIRED_CODE}`)
    expect(claims).toEqual([{ code: PAIRED_CODE, verifier: pairing?.verifier }])
  })

  test.each([
    ['in another tab', 8, `${PAGE}#paired=${PAIRED_CODE}`],
    ['on another site', 7, `https://shop.example/extension#paired=${PAIRED_CODE}`],
    ['on another page of the registry', 7, `${registryUrl}/registry/demo#paired=${PAIRED_CODE}`],
    ['that is nonsense', 7, `${PAGE}#paired=nonsense`],
  ])('claims no code %s', async (_, tabId, url) => {
    await startPairing()
    await show(tabId, url)
    await show(7, `${PAGE}#paired=${OTHER_CODE}`) // is claimed after it
    await expect.poll(claimedCodes).toEqual([OTHER_CODE])
    expect(await isConnected()).toBe(false)
  })

  test('claims a rejected code once and the next code still', async () => {
    await startPairing()
    await show(7, `${PAGE}#paired=${OTHER_CODE}`)
    await expect.poll(claimedCodes).toEqual([OTHER_CODE])
    await show(7, `${PAGE}#paired=${OTHER_CODE}`)
    await show(7, `${PAGE}#paired=${PAIRED_CODE}`)
    await expect.poll(isConnected).toBe(true)
    expect(claimedCodes()).toEqual([OTHER_CODE, PAIRED_CODE])
  })

  test('is discarded when its tab closes', async () => {
    await startPairing()
    await fakeBrowser.tabs.onRemoved.trigger(8, { windowId: 1, isWindowClosing: false })
    expect(await readPairing(Date.now())).toBeDefined()
    await fakeBrowser.tabs.onRemoved.trigger(7, { windowId: 1, isWindowClosing: false })
    await expect.poll(() => readPairing(Date.now())).toBeUndefined()
  })

  test('is discarded after ten minutes without a confirmation', async () => {
    await startPairing()
    const { startedAt = 0 } = (await readPairing(Date.now())) ?? {}
    expect(PAIRING_TTL_MS).toBe(10 * 60_000)
    const alarm = await fakeBrowser.alarms.get(PAIRING_ALARM)
    expect(alarm?.scheduledTime).toBe(startedAt + PAIRING_TTL_MS)
    expect(await readPairing(startedAt + PAIRING_TTL_MS)).toBeUndefined()
    await fakeBrowser.alarms.onAlarm.trigger(alarm as never)
    await expect
      .poll(() => fakeBrowser.storage.session.get('pairing'))
      .toEqual({ pairing: undefined })
  })
})
