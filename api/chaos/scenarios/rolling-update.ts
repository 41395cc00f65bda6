import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../shared/tools/run-tool.ts'
import type { Outcome, Scenario } from '../scenario.ts'
import { HAPROXY, startHaProxy } from '../system/haproxy.ts'
import { send, statusCounts } from '../system/load.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const WRITERS = 8
const READERS = 4
const BETWEEN_MS = 1_500

const ASSET_PATH = /\/assets\/[\w.-]+\.(?:js|css)/g

/** Reads page, list and the assets of all pages so far until stopped; returns how many responses were not 200. */
function startReaders(origin: string, slug: string) {
  const paths = [`/registry/${slug}`, `/api/registry/${slug}/items`]
  const assets = new Set<string>()
  let isStopping = false
  let count = 0
  const failed: string[] = []
  const read = async () => {
    for (let n = 0; !isStopping; n += 1) {
      const wanted = n % 2 === 1 && assets.size > 0 ? [...assets] : paths
      const path = wanted[Math.floor(n / 2) % wanted.length]
      const { status, body } = await send(`${origin}${path}`)
      count += 1
      if (status !== 200) failed.push(`${status} of ${path}`)
      if (path === paths[0]) for (const [asset] of body.matchAll(ASSET_PATH)) assets.add(asset)
    }
  }
  const running = Promise.all(Array.from({ length: READERS }, read))
  return {
    async stop() {
      isStopping = true
      await running
      return { count, assets: assets.size, failed }
    },
  }
}

/** Replaces one api after the other by the release of a folder. */
async function roll({ apis }: TestSystem, folder: string): Promise<void> {
  for (const api of apis) {
    await api.end('SIGTERM')
    await api.start(folder)
    await sleep(BETWEEN_MS)
  }
}

async function updateAndRollBack(system: TestSystem, previous: string): Promise<Outcome> {
  await roll(system, previous)
  const origin = await startHaProxy(system.apis)
  const load = system.startLoad(WRITERS, 50, [origin])
  const readers = startReaders(origin, system.slug)
  await sleep(BETWEEN_MS)
  await roll(system, root)
  await roll(system, previous)
  const { count, assets, failed } = await readers.stop()
  const record = await load.stop()
  const report = await checkConsistency(system, record)
  const refused = record.attempts.filter(({ status }) => status !== 200 && status !== 201)
  return {
    figure: `${report.summary}; contributions ${statusCounts(record.attempts)}; ${count} reads, ${assets} assets of both releases among them, ${failed.length} failed${failed.length > 0 ? `, as ${failed[0]}` : ''}`,
    holds: report.isConsistent && refused.length === 0 && failed.length === 0,
  }
}

/** Folder of the previous release, installed and built. */
const { CHAOS_PREVIOUS } = process.env

async function run(): Promise<Outcome> {
  if (!existsSync(HAPROXY)) return { figure: 'HAProxy is not installed', holds: null }
  if (!CHAOS_PREVIOUS) return { figure: 'CHAOS_PREVIOUS names no previous release', holds: null }
  const previous = path.resolve(CHAOS_PREVIOUS)
  const options = { copies: 2, env: { TRUST_PROXY: '1' } }
  return withTestSystem(options, system => updateAndRollBack(system, previous))
}

export const rollingUpdate: Scenario = {
  id: 'R18',
  promise: `2 apis behind HAProxy, updated from the release of CHAOS_PREVIOUS and rolled back under ${WRITERS} writers and ${READERS} readers: no request fails, and pages of either release find their scripts`,
  run,
}
