import { readdir, readFile } from 'node:fs/promises'

/** Process of a group with its private memory; memory shared with other processes is excluded. */
export interface GroupProcess {
  pid: number
  isRenderer: boolean
  bytes: number
}

/** Lists the processes of a group from Linux' `/proc`; empty on other systems. */
export async function readGroup(group: number): Promise<GroupProcess[]> {
  const names = await readdir('/proc').catch(() => [])
  const pids = names.filter(name => /^\d+$/.test(name))
  const found = await Promise.all(pids.map(pid => readProcess(pid, group)))
  return found.filter(one => one !== undefined)
}

async function readProcess(pid: string, group: number): Promise<GroupProcess | undefined> {
  // `pid (name) state parent group …`: the name may contain any character, also a bracket.
  const stat = await read(`/proc/${pid}/stat`)
  const [, , processGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (Number(processGroup) !== group) return undefined
  const [status, command] = await Promise.all([
    read(`/proc/${pid}/status`),
    read(`/proc/${pid}/cmdline`),
  ])
  const bytes = (kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem')) * 1024
  return { pid: Number(pid), isRenderer: command.includes('--type=renderer'), bytes }
}

// Empty for a process that has exited.
function read(path: string): Promise<string> {
  return readFile(path, 'latin1').catch(() => '')
}

function kilobytes(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0)
}
