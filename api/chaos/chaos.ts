import os from 'node:os'
import { runTool } from '../../shared/tools/run-tool.ts'
import type { Outcome, Scenario } from './scenario.ts'
import { apiKilled, copyKilled } from './scenarios/api-killed.ts'
import { apiStopped } from './scenarios/api-stopped.ts'
import { clockSteps } from './scenarios/clock-steps.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { failover } from './scenarios/failover.ts'
import { hostileCorpora } from './scenarios/hostile-corpora.ts'
import { hostileShops } from './scenarios/hostile-shops.ts'
import { lastDollar } from './scenarios/last-dollar.ts'
import { manyVisitors } from './scenarios/many-visitors.ts'
import { memoryAfterLoad } from './scenarios/memory-after-load.ts'
import { migratedUnderLoad } from './scenarios/migrated-under-load.ts'
import { postgresPaused } from './scenarios/postgres-paused.ts'
import { postgresStopped } from './scenarios/postgres-stopped.ts'
import { randomHistories } from './scenarios/random-histories.ts'
import { restoredBackup } from './scenarios/restored-backup.ts'
import { rollingUpdate } from './scenarios/rolling-update.ts'
import { sameKey } from './scenarios/same-key.ts'
import { scraperKilled } from './scenarios/scraper-killed.ts'
import { servicesHang } from './scenarios/services-hang.ts'
import { cleanUp } from './system/cleanup.ts'

// [CHAOS_FULL=1] npm run chaos [-- <id> ...]: runs failure tests of the product one after the other.
const SCENARIOS: readonly Scenario[] = [
  apiKilled,
  copyKilled,
  postgresStopped,
  postgresPaused,
  scraperKilled,
  hostileShops,
  manyVisitors,
  lastDollar,
  sameKey,
  randomHistories,
  clockSteps,
  diskFull,
  apiStopped,
  migratedUnderLoad,
  restoredBackup,
  servicesHang,
  memoryAfterLoad,
  hostileCorpora,
  rollingUpdate,
  failover,
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter(id => SCENARIOS.every(scenario => scenario.id !== id))
if (unknown.length > 0) {
  console.error(`Usage: npm run chaos -- [${SCENARIOS.map(({ id }) => id).join(' | ')}] ...`)
  process.exit(2)
}
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(code)))
}

const { isOk, output } = await runTool('turbo', ['run', 'build', '--filter=@registry/web'])
if (!isOk) throw new Error(`web could not be built:\n${output}`)
const [load = 0] = os.loadavg()
console.error(`Load average before: ${load.toFixed(1)} on ${os.availableParallelism()} cores.`)
let held = 0
let ran = 0
for (const scenario of SCENARIOS) {
  if (wanted.length > 0 && !wanted.includes(scenario.id)) continue
  const { figure, holds } = await outcomeOf(scenario)
  const verdict = holds === null ? 'not run' : holds ? 'holds' : 'does not hold'
  console.log(`${scenario.id}: ${scenario.promise} | ${figure} | ${verdict}`)
  if (holds !== null) ran += 1
  if (holds) held += 1
}
console.log(`${held} of ${ran} hold`)
process.exit(held === ran ? 0 : 1)

/** Runs a scenario. A scenario that throws counts as not holding. */
async function outcomeOf(scenario: Scenario): Promise<Outcome> {
  try {
    return await scenario.run()
  } catch (error) {
    await cleanUp()
    return { figure: error instanceof Error ? error.message : String(error), holds: false }
  }
}
