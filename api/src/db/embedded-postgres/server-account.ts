import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * PostgreSQL refuses to run as root. `self`: this process is not root. `drop`: the child process switches to
 * another user id. `namespace`: a user namespace maps root to an unprivileged user id, which can still read files
 * below a private home directory.
 */
export type ServerAccount =
  | { kind: 'self' }
  | { kind: 'drop'; uid: number; gid: number }
  | { kind: 'namespace' }

const unshare = ['--user', '--map-user=65534', '--map-group=65534']

/** Returns the unprivileged account that runs the server when this process is root. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const entry =
    lines.find(line => line.startsWith('postgres:')) ??
    lines.find(line => line.startsWith('nobody:'))
  const [, , uid, gid] = entry?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** True when the account may traverse every folder from the root to this one. */
export function canReach(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  const parent = path.dirname(folder)
  return (mode & bit) !== 0 && (parent === folder || canReach(parent, { uid, gid }))
}

/** Some containers forbid user namespaces, which only an attempt shows. */
export function canUseNamespace(program: string): boolean {
  const result = spawnSync('unshare', [...unshare, program, '--version'], { cwd: '/' })
  return result.status === 0
}

/** Returns command line and spawn options that run a program under the account. */
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
