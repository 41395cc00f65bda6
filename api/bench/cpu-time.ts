import { readFileSync } from 'node:fs'
import type { TestSystem } from '../chaos/system/test-system.ts'

/** Length of a clock tick of Linux in ms. */
const TICK_MS = 10

/** Returns the CPU time in ms of a process with that of its ended children. */
export function cpuOf(pid: number): number {
  // The name, in parentheses, may contain spaces.
  const fields = readStat(pid).split(') ').at(-1)?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks * TICK_MS
}

/** Returns the empty string for a process that has ended: its time is its parent's then. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** CPU time in ms. Linux only. */
export interface CpuTime {
  api: number
  postgres: number
}

/** Returns the CPU time that the api processes and PostgreSQL have used so far. */
export async function readCpuTime({ apis, query }: TestSystem): Promise<CpuTime> {
  const [row] = await query<{ file: string }>("select pg_read_file('postmaster.pid') as file")
  const postmaster = Number.parseInt(row?.file ?? '', 10)
  const servers = [postmaster, ...childrenOf(postmaster)]
  return {
    api: apis.reduce((sum, api) => sum + cpuOf(api.pid() ?? 0), 0),
    postgres: servers.reduce((sum, pid) => sum + cpuOf(pid), 0),
  }
}
