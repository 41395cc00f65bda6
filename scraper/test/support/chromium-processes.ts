import { readdirSync, readFileSync } from 'node:fs'

/** Returns the ids of the Chromium processes started by a process, optionally of one kind. */
export function chromiumProcessesOf(pid: number | undefined, kind?: 'renderer'): number[] {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const marks = [`registry-chromium-${pid}-`, kind ? `--type=${kind}` : '']
  return pids.filter(one => marks.every(mark => commandOf(one).includes(mark))).map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return ''
  }
}
