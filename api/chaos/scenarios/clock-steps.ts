import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Scenario } from '../scenario.ts'
import { send, sendContribution, type Target } from '../system/load.ts'
import { openSession, type TestSystem, withTestSystem } from '../system/test-system.ts'

const HOUR_MS = 3_600_000
const STEPS = { '+2 h': 2 * HOUR_MS, '−5 min': -HOUR_MS / 12, back: 0 } as const

/** Runs one contribution with a session; returns its status. */
async function contributeWith(origin: string, target: Target, session: string): Promise<number> {
  const contribution = { key: randomUUID(), cents: 100 }
  return (await sendContribution(origin, { ...target, session }, contribution)).status
}

async function stepClock(system: TestSystem): Promise<Outcome> {
  const [api] = system.apis
  const [target] = system.targets
  if (!api || !target) throw new Error('The test system has no api or no item.')
  const wrong: string[] = []
  const told: string[] = []
  const expectStatus = (name: string, status: number, expected: number) => {
    told.push(`${name} ${status}`)
    if (status !== expected) wrong.push(`${name}: ${status} instead of ${expected}`)
  }
  const before = await openSession(api.url)
  expectStatus('before', await contributeWith(api.url, target, before), 201)
  for (const [name, shiftMs] of Object.entries(STEPS)) {
    api.sendMessage({ shiftMs })
    await sleep(300)
    const isExpired = shiftMs > HOUR_MS
    expectStatus(
      `${name}, old session`,
      await contributeWith(api.url, target, before),
      isExpired ? 401 : 201,
    )
    const fresh = await send(`${api.url}/api/auth/session`, { method: 'POST' })
    const { sessionToken, expiresIn } = JSON.parse(fresh.body)
    if (expiresIn !== HOUR_MS) wrong.push(`${name}: a new session lasts ${expiresIn} ms`)
    expectStatus(`${name}, new session`, await contributeWith(api.url, target, sessionToken), 201)
    expectStatus(`${name}, ready`, (await send(`${api.url}/api/ready`)).status, 200)
  }
  return { figure: wrong.join('; ') || told.join(', '), holds: wrong.length === 0 }
}

export const clockSteps: Scenario = {
  id: 'R10',
  promise:
    "the api's clock steps +2 h, −5 min and back: expired sessions are refused, new ones last an hour, contributions go on",
  run: () =>
    withTestSystem(
      { preload: [path.join(import.meta.dirname, '../system/shift-clock.ts')] },
      stepClock,
    ),
}
