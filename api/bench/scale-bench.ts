import { existsSync } from 'node:fs'
import { numberRow, type Row } from '../../shared/tools/bench/row.ts'
import { runTool } from '../../shared/tools/run-tool.ts'
import { type TestSystem, withTestSystem } from '../chaos/system/test-system.ts'
import { PGBOUNCER } from '../test/database/start-pgbouncer.ts'
import { createBenchRegistry } from './bench-registry.ts'
import { type Cost, measure } from './measure.ts'
import { contributionCost } from './server-bench.ts'

const LISTS = 4_000
const OWN_LISTS = 600
const CONTRIBUTIONS = 800

async function countConnections({ query }: TestSystem): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int - 1 as count from pg_stat_activity where backend_type = 'client backend'`,
  )
  return row?.count ?? 0
}

function costRows(name: string, { api, postgres, perSecond }: Cost): Row[] {
  return [
    numberRow(`${name}: requests per second`, perSecond, { digits: 0 }),
    numberRow(`${name}: CPU of all apis`, api, { unit: 'ms', digits: 2 }),
    numberRow(`${name}: CPU of PostgreSQL`, postgres, { unit: 'ms', digits: 2 }),
  ]
}

async function systemRows(name: string, system: TestSystem): Promise<Row[]> {
  const registry = await createBenchRegistry(system)
  const originOf = (n: number) => system.apis[n % system.apis.length]?.url
  const headers = { 'accept-encoding': 'gzip' }
  const list = await measure(system, LISTS, n => ({
    url: `${originOf(n)}/api/registry/${registry.slug}/items`,
    headers,
  }))
  const own = await measure(system, OWN_LISTS, n => ({
    url: `${originOf(n)}/api/admin/registry/items`,
    headers: { ...headers, authorization: `Bearer ${registry.token}` },
  }))
  const given = await contributionCost(system, registry, CONTRIBUTIONS)
  const connections = await countConnections(system)
  return [
    ...costRows(`${name}, public list`, list),
    ...costRows(`${name}, owner's list`, own),
    ...costRows(`${name}, contribution`, given),
    numberRow(`${name}: connections of PostgreSQL`, connections, { digits: 0 }),
  ]
}

/**
 * Rates, CPU and connections of 1, 2 and 4 apis, of 4 of which one runs jobs, and of those behind PgBouncer where it is
 * installed.
 */
export async function benchScale(): Promise<Row[]> {
  const { isOk, output } = await runTool('turbo', ['run', 'build', '--filter=@registry/web'])
  if (!isOk) throw new Error(output)
  // Behind a proxy the apis keep idle connections for longer than the pauses of a busy machine.
  const env = { RATE_LIMITS: 'relaxed', TRUST_PROXY: '1' }
  const rows: Row[] = []
  for (const copies of [1, 2, 4]) {
    const name = copies === 1 ? '1 api' : `${copies} apis`
    rows.push(...(await withTestSystem({ env, copies }, system => systemRows(name, system))))
  }
  for (const hasPooler of [false, true]) {
    if (hasPooler && !existsSync(PGBOUNCER)) continue
    const options = { env, copies: 4, jobCopies: 1, hasPooler }
    const name = `4 apis, jobs in 1${hasPooler ? ', PgBouncer' : ''}`
    rows.push(...(await withTestSystem(options, system => systemRows(name, system))))
  }
  return rows
}
