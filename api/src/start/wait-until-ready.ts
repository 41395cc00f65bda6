import { setTimeout as sleep } from 'node:timers/promises'

const giveUpAfterMs = 60_000

/** Waits until the readiness check succeeds. Throws after a minute. */
export async function waitUntilReady(origin: string): Promise<void> {
  const deadline = performance.now() + giveUpAfterMs
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`The api did not become ready at ${origin} within a minute: see its lines above.`)
}
