import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from '../../../shared/tools/bench/quantile.ts'
import { startMailServer } from '../../test/mail-server.ts'
import { makePushKeys } from '../../test/make-push-subscription.ts'
import { makeSelfSigned } from '../../test/self-signed.ts'
import type { Outcome, Scenario } from '../scenario.ts'
import { registerCleanup } from '../system/cleanup.ts'
import { type Load, send } from '../system/load.ts'
import { makeFolder } from '../system/make-folder.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const WRITERS = 4
const PAUSE_MS = 100
const PHASE_MS = 4_000
const PHASES = 6
const DRAIN_MS = 120_000
/** Highest p95 while the services hang, as a multiple of the p95 while they respond. */
const MOST_SLOWER = 1.2
/** Difference in ms that is within the accuracy of the measurement. */
const NOISE_MS = 20

/** Mail server, push service and exchange rates that can hang. */
interface Services {
  env: Record<string, string>
  setHanging(isHanging: boolean): void
  endpoint: string
  keys: { p256dh: string; auth: string }
  messageIds(): string[]
}

async function startServices(): Promise<Services> {
  let isHanging = false
  let waiting: (() => void)[] = []
  const mail = await startMailServer({
    onConnect(_session, done) {
      if (isHanging) waiting.push(() => done())
      else done()
    },
  })
  const pair = makeSelfSigned()
  const push = createHttpsServer(pair, (_request, response) => {
    if (!isHanging) response.writeHead(201).end()
  })
  const rates = createHttpServer((_request, response) => {
    const body = { base: 'SGD', date: '2026-11-20', rates: { USD: 0.75 } }
    if (!isHanging) response.end(JSON.stringify(body))
  })
  const [pushPort, ratesPort] = [await listen(push), await listen(rates)]
  registerCleanup(async () => {
    for (const server of [push, rates]) {
      server.closeAllConnections()
      server.close()
    }
    await mail.stop()
  })
  const cert = path.join(await makeFolder('registry-chaos-cert-'), 'cert.pem')
  await writeFile(cert, pair.cert)
  return {
    env: {
      SMTP_URL: mail.smtpUrl,
      PUSH_ALLOWED_HOSTS: `127.0.0.1:${pushPort}`,
      NODE_EXTRA_CA_CERTS: cert,
      EXCHANGE_RATES_URL: `http://127.0.0.1:${ratesPort}/latest`,
    },
    endpoint: `https://127.0.0.1:${pushPort}/push/owner`,
    keys: makePushKeys().keys,
    setHanging(next) {
      isHanging = next
      if (next) return
      for (const resume of waiting) resume()
      waiting = []
    },
    messageIds: () => mail.received.map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1] ?? raw),
  }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** p95 in ms of the contributions of a phase. */
async function measurePhase(system: TestSystem, { record }: Load): Promise<number> {
  const from = record.attempts.length
  const deadline = performance.now() + PHASE_MS
  while (performance.now() < deadline) {
    await send(`${system.apis[0]?.url}/api/exchange-rates/USD`)
    await sleep(100)
  }
  const times = record.attempts.slice(from).map(({ startedAt, endedAt }) => endedAt - startedAt)
  return quantile(times, 0.95)
}

async function hangUnderLoad(system: TestSystem, services: Services): Promise<Outcome> {
  await system.query('update registries set auto_thank_you_enabled = true')
  await system.query(
    `insert into push_subscriptions (id, user_id, registry_id, endpoint, p256dh, auth)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[randomUUID(), system.ownerId, system.registryId],
      ...[services.endpoint, services.keys.p256dh, services.keys.auth],
    ],
  )
  const load = system.startLoad(WRITERS, PAUSE_MS)
  await measurePhase(system, load)
  const responding: number[] = []
  const hanging: number[] = []
  for (let phase = 0; phase < PHASES; phase += 1) {
    const isHanging = phase % 2 === 1
    services.setHanging(isHanging)
    const p95 = await measurePhase(system, load)
    if (isHanging) hanging.push(p95)
    else responding.push(p95)
  }
  const record = await load.stop()
  const report = await checkConsistency(system, record)
  services.setHanging(false)
  const drainingSince = performance.now()
  const sent = () => new Set(services.messageIds()).size
  while (sent() < report.acknowledged && performance.now() - drainingSince < DRAIN_MS) {
    await sleep(200)
  }
  const drainS = (performance.now() - drainingSince) / 1_000
  const repeated = services.messageIds().length - sent()
  const [usual, slow] = [median(responding), median(hanging)]
  return {
    figure: `${report.summary}; p95 ${Math.round(usual)} ms while they respond, ${Math.round(slow)} ms while they hang; ${sent()} of ${report.acknowledged} mails ${Math.round(drainS)} s after, ${repeated} twice`,
    holds:
      report.isConsistent &&
      slow <= usual * MOST_SLOWER + NOISE_MS &&
      sent() === report.acknowledged &&
      repeated <= 1,
  }
}

export const servicesHang: Scenario = {
  id: 'R15',
  promise: `mail server, push service and exchange rates hang 3 × ${PHASE_MS / 1_000} s: p95 of contributing at most 20 % + ${NOISE_MS} ms higher, then each mail once`,
  async run() {
    const services = await startServices()
    return withTestSystem({ env: services.env }, system => hangUnderLoad(system, services))
  },
}
