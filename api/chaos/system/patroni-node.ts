import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import path from 'node:path'
import { unprivilegedAccount } from '../../src/db/embedded-postgres/server-account.ts'
import type { FaultProxy } from '../../test/fault-proxy.ts'
import type { NodePlan } from './patroni-settings.ts'

/** A PostgreSQL server with its Patroni. */
export interface PatroniNode extends NodePlan {
  child: ChildProcess | undefined
  /** The end of Patroni's log. */
  log: string
  /** Proxies to PostgreSQL, to Patroni's REST API, and from Patroni to etcd. */
  links: FaultProxy[]
}

/** Path of the program in Debian's package. */
export const PATRONI = '/usr/bin/patroni'
const PATRONI_LOG_CHARACTERS = 2_000
const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined

/** Gives a file to the account that runs the servers. */
export async function giveToServers(file: string): Promise<void> {
  if (account) await chown(file, account.uid, account.gid)
}

/** Starts a program as the account that runs the servers; `onLog` gets its log. */
export function runServer(
  folder: string,
  file: string,
  args: string[],
  onLog?: (text: string) => void,
): ChildProcess {
  const child = spawn(file, args, {
    ...{ ...account, cwd: folder, stdio: ['ignore', 'ignore', onLog ? 'pipe' : 'ignore'] },
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder },
  })
  if (onLog) child.stderr?.setEncoding('utf8').on('data', onLog)
  return child
}

/** Starts Patroni, which starts its PostgreSQL. */
export function startNode(node: PatroniNode, folder: string): void {
  node.child = runServer(folder, PATRONI, [node.file], text => {
    node.log = `${node.log}${text}`.slice(-PATRONI_LOG_CHARACTERS)
  })
}

/** Ends a process; resolves once it has ended. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Kills all processes of a node, also of a frozen one. */
export async function killNode(node: PatroniNode): Promise<void> {
  signalNode(node, 'SIGKILL')
  await end(node.child, 'SIGKILL')
}

/** Sends a signal to all processes of a node. */
export function signalNode(node: PatroniNode, signal: NodeJS.Signals): void {
  // Patroni first: it would start PostgreSQL again.
  node.child?.kill(signal)
  signalServers(node, signal)
}

/** Continues a frozen node. */
export function resumeNode(node: PatroniNode): void {
  signalServers(node, 'SIGCONT')
  node.child?.kill('SIGCONT')
}

function signalServers({ dataDir }: PatroniNode, signal: NodeJS.Signals): void {
  for (const pid of serversOf(dataDir)) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended since the list was read.
    }
  }
}

/** Returns the process ids of a postmaster and its children. */
function serversOf(dataDir: string): number[] {
  try {
    const text = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8')
    const pid = Number.parseInt(text, 10)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [pid, ...children.split(' ').filter(Boolean).map(Number)]
  } catch {
    return []
  }
}

/** Returns the nodes to which Patroni gives a role. */
export async function nodesWithRole(
  nodes: readonly PatroniNode[],
  role: 'primary' | 'replica' | 'sync',
): Promise<PatroniNode[]> {
  const has = await Promise.all(nodes.map(node => hasRole(node, role)))
  return nodes.filter((_, n) => has[n])
}

async function hasRole({ restPort }: PatroniNode, role: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000)
  const url = `http://127.0.0.1:${restPort}/${role}`
  const response = await fetch(url, { signal }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.ok ?? false
}
