import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * PostgreSQL refuses to run as root. `self`: we are not root. `drop`: a child of root takes another
 * user's id. `namespace`: root appears as nobody inside a user namespace, so that it can still reach
 * files below a private home directory.
 */
export type ServerAccount =
  | { kind: 'self' }
  | { kind: 'drop'; uid: number; gid: number }
  | { kind: 'namespace' }

const unshare = ['--user', '--map-user=65534', '--map-group=65534']

/** The unprivileged account of this machine that a root process hands the server to. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const entry =
    lines.find(line => line.startsWith('postgres:')) ??
    lines.find(line => line.startsWith('nobody:'))
  const [, , uid, gid] = entry?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether that account may walk from the file system's root into the folder. */
export function canReach(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  const parent = path.dirname(folder)
  return (mode & bit) !== 0 && (parent === folder || canReach(parent, { uid, gid }))
}

/** User namespaces are refused inside some containers; only a try tells. */
export function canUseNamespace(program: string): boolean {
  const result = spawnSync('unshare', [...unshare, program, '--version'], { cwd: '/' })
  return result.status === 0
}

/** A program's command line and spawn options under the account. */
export function underAccount(account: ServerAccount, program: string, args: string[]) {
  if (account.kind === 'namespace') {
    return { file: 'unshare', args: [...unshare, program, ...args], options: { cwd: '/' } }
  }
  if (account.kind === 'drop') {
    const { uid, gid } = account
    return { file: program, args, options: { cwd: '/', uid, gid } }
  }
  return { file: program, args, options: { cwd: path.parse(program).root } }
}
