import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in MB; NaN where the system does not say. */
export function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024
  } catch {
    return Number.NaN
  }
}
