import { numberRow, type Row } from '../../shared/tools/bench/row.ts'
import type { TestSystem } from '../chaos/system/test-system.ts'
import { readCpuTime } from './cpu-time.ts'
import { type BenchRequest, drive } from './drive.ts'

/** Returns the number of warm-up requests before `count` measured ones: Node.js compiles the code during them. */
export const warmUpOf = (count: number) => Math.max(400, count / 5)

/** CPU time in ms of one request, and requests per second. */
export interface Cost {
  api: number
  postgres: number
  perSecond: number
}

/** Measures requests over 20 connections, after a warm-up. */
export async function measure(
  system: TestSystem,
  count: number,
  next: (n: number) => BenchRequest,
): Promise<Cost> {
  await drive(warmUpOf(count), next)
  const before = await readCpuTime(system)
  const ms = await drive(count, next)
  const after = await readCpuTime(system)
  return {
    api: (after.api - before.api) / count,
    postgres: (after.postgres - before.postgres) / count,
    perSecond: (1_000 * count) / ms,
  }
}

export function costRows(
  name: string,
  cost: Cost,
  goal: { api?: number; postgres?: number },
): Row[] {
  return [
    numberRow(`${name}: CPU of the api`, cost.api, { most: goal.api, unit: 'ms', digits: 2 }),
    numberRow(`${name}: CPU of PostgreSQL`, cost.postgres, {
      most: goal.postgres,
      unit: 'ms',
      digits: 2,
    }),
    numberRow(`${name}: requests per second`, cost.perSecond, { digits: 0 }),
  ]
}
