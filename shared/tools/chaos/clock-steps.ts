import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bank, openSession, withBank } from './bank.ts'
import { type Place, send, sendGift } from './load.ts'
import type { Outcome, Scenario } from './scenario.ts'

const HOUR_MS = 3_600_000
const STEPS = { '+2 h': 2 * HOUR_MS, '−5 min': -HOUR_MS / 12, back: 0 } as const

/** Runs one contribution with a session; returns its status. */
async function giveWith(origin: string, place: Place, session: string): Promise<number> {
  const gift = { key: randomUUID(), cents: 100 }
  return (await sendGift(origin, { ...place, session }, gift)).status
}

async function stepClock(bank: Bank): Promise<Outcome> {
  const [api] = bank.apis
  const [place] = bank.places
  if (!api || !place) throw new Error('The bank has no api or no item.')
  const wrong: string[] = []
  const told: string[] = []
  const expectStatus = (name: string, status: number, expected: number) => {
    told.push(`${name} ${status}`)
    if (status !== expected) wrong.push(`${name}: ${status} instead of ${expected}`)
  }
  const before = await openSession(api.url)
  expectStatus('before', await giveWith(api.url, place, before), 201)
  for (const [name, shiftMs] of Object.entries(STEPS)) {
    api.sendMessage({ shiftMs })
    await sleep(300)
    const isExpired = shiftMs > HOUR_MS
    expectStatus(
      `${name}, old session`,
      await giveWith(api.url, place, before),
      isExpired ? 401 : 201,
    )
    const fresh = await send(`${api.url}/api/auth/session`, { method: 'POST' })
    const { sessionToken, expiresIn } = JSON.parse(fresh.body)
    if (expiresIn !== HOUR_MS) wrong.push(`${name}: a new session lasts ${expiresIn} ms`)
    expectStatus(`${name}, new session`, await giveWith(api.url, place, sessionToken), 201)
    expectStatus(`${name}, ready`, (await send(`${api.url}/api/ready`)).status, 200)
  }
  return { figure: wrong.join('; ') || told.join(', '), holds: wrong.length === 0 }
}

export const clockSteps: Scenario = {
  id: 'R10',
  promise:
    "the api's clock steps +2 h, −5 min and back: expired sessions are refused, new ones last an hour, contributions go on",
  run: () => withBank({ preload: [path.join(import.meta.dirname, 'shift-clock.ts')] }, stepClock),
}
