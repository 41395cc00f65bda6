import { spawnSync } from 'node:child_process'
import { chmod, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Scenario } from '../scenario.ts'
import { registerCleanup } from '../system/cleanup.ts'
import { send, statusCounts } from '../system/load.ts'
import { makeFolder } from '../system/make-folder.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const WRITERS = 8
const DISK_MB = 192
const FULL_MS = 6_000
const RECOVERY_MS = 10_000
const BLOCK = Buffer.alloc(65_536, 1)

/** Mounts a small file system in memory; undefined where this process may not. */
async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await makeFolder('registry-chaos-disk-')
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  registerCleanup(async () => spawnSync('umount', [folder]))
  await chmod(folder, 0o755)
  return folder
}

/** Writes a file until the disk is full. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'a')
  try {
    for (;;) await handle.write(BLOCK)
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    if (!isFull) throw error
  } finally {
    await handle.close()
  }
}

async function fillUnderLoad(system: TestSystem, disk: string): Promise<Outcome> {
  const [api] = system.apis
  const filler = path.join(disk, 'filler')
  const list = () => send(`${api?.url}/api/registry/${system.slug}/items`)
  const pid = api?.pid()
  const load = system.startLoad(WRITERS)
  await sleep(1_500)
  await list()
  const fullAt = performance.now()
  const reads: number[] = []
  while (performance.now() - fullAt < FULL_MS) {
    await fill(filler)
    reads.push((await list()).status)
    await sleep(200)
  }
  const wasRunning = system.postgres.isRunning()
  await rm(filler)
  const freeAt = performance.now()
  if (!system.postgres.isRunning()) await system.postgres.start()
  await sleep(RECOVERY_MS)
  const record = await load.stop()
  const report = await checkConsistency(system, record)
  const during = record.attempts.filter(one => one.endedAt > fullAt && one.startedAt < freeAt)
  const successes = record.attempts.filter(one => one.status === 201 && one.endedAt > freeAt)
  const recovery = Math.min(...successes.map(({ endedAt }) => endedAt)) - freeAt
  const isSamePid = pid !== undefined && pid === api?.pid()
  const readsGoOn = reads.every(status => status === 200)
  const isExpected = during.every(({ status }) => [201, 409, 503, 507].includes(status))
  const refused = during.filter(({ status }) => status === 503 || status === 507).length
  return {
    figure: `${report.summary}; while full ${statusCounts(during)}, ${reads.length} reads ${readsGoOn ? 'all 200' : `with ${[...new Set(reads)].join(', ')}`}; PostgreSQL ${wasRunning ? 'stayed up' : 'ended'}, api ${isSamePid ? 'not restarted' : 'restarted'}; first success ${Math.round(recovery)} ms after space returned`,
    holds:
      report.isConsistent &&
      refused > 0 &&
      isExpected &&
      readsGoOn &&
      isSamePid &&
      recovery <= RECOVERY_MS,
  }
}

export const diskFull: Scenario = {
  id: 'R11',
  promise: `PostgreSQL's disk (${DISK_MB} MB) full for ${FULL_MS / 1_000} s under ${WRITERS} writers: writes get 503 or 507, reads go on, success within ${RECOVERY_MS / 1_000} s after`,
  async run() {
    const disk = await mountSmallDisk()
    if (!disk) return { figure: 'a file system can be mounted by root only', holds: null }
    return withTestSystem({ postgresParent: disk }, system => fillUnderLoad(system, disk))
  },
}
