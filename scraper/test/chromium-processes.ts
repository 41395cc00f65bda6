import { readdirSync, readFileSync } from 'node:fs'

/** Ids of the processes, of any kind, of the browsers that a process has started. */
export function chromiumProcessesOf(pid: number | undefined): number[] {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.filter(one => commandOf(one).includes(`registry-chromium-${pid}-`)).map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return ''
  }
}
