import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import { unprivilegedAccount } from '../../src/db/embedded-postgres/server-account.ts'
import { findDebianPostgres } from '../../test/database/start-debian-postgres.ts'
import { registerCleanup } from './cleanup.ts'
import { HAPROXY } from './haproxy.ts'
import { makeFolder } from './make-folder.ts'
import { haProxySettings, type NodePlan, patroniSettings } from './patroni-settings.ts'

const NODES = 3
const WAIT_MS = 180_000
const PATRONI = '/usr/bin/patroni'
const ETCD = '/usr/bin/etcd'

/** Three PostgreSQL nodes under Patroni with synchronous replication, and HAProxy in front of the primary. */
export interface PatroniCluster {
  /** URL of the database `registry` through HAProxy. */
  url: string
  /** Kills all processes of the primary's node; `mend` starts it again. */
  kill(): Promise<void>
  /** Stops all processes of the primary's node by SIGSTOP; `mend` continues them. */
  freeze(): Promise<void>
  /** Asks Patroni for another primary. */
  switchOver(): Promise<void>
  /** Resolves once another node than the last primary is the primary. */
  untilPromoted(): Promise<void>
  /** Brings the last primary back; resolves once both replicas follow, one of them synchronously. */
  mend(): Promise<void>
}

/** Returns the Debian packages that a cluster needs and this machine lacks. */
export function missingPackages(): string[] {
  const programs = { patroni: PATRONI, 'etcd-server': ETCD, haproxy: HAPROXY }
  const missing = Object.entries(programs).filter(([, file]) => !existsSync(file))
  const names = missing.map(([name]) => name)
  return findDebianPostgres() ? names : [...names, 'postgresql']
}

interface Node extends NodePlan {
  child: ChildProcess | undefined
}

/** Starts a cluster; everything runs on loopback and ends with the scenario. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const installation = findDebianPostgres()
  if (!installation) throw new Error('PostgreSQL is not installed.')
  const folder = await makeFolder('registry-patroni-')
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined
  const give = async (file: string) => account && chown(file, account.uid, account.gid)
  await give(folder)
  const run = (file: string, args: string[]) =>
    spawn(file, args, {
      ...{ ...account, cwd: folder, stdio: 'ignore' },
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder },
    })

  const etcdPort = await startEtcd(run)
  const nodes: Node[] = []
  for (let n = 0; n < NODES; n += 1) {
    const name = `node${n}`
    const [port, restPort] = [await freePort(), await freePort()]
    const file = path.join(folder, `${name}.yml`)
    const plan = { name, port, restPort, file, dataDir: path.join(folder, name) }
    // JSON is YAML.
    const settings = patroniSettings(plan, { etcdPort, folder, binDir: `${installation}/bin` })
    await writeFile(file, JSON.stringify(settings))
    await give(file)
    nodes.push({ ...plan, child: undefined })
  }
  const startNode = (node: Node) => {
    node.child = run(PATRONI, [node.file])
  }
  registerCleanup(() => Promise.all(nodes.map(stopNode)))
  for (const node of nodes) startNode(node)
  const first = await until('a primary', () => findPrimary(nodes))
  await until('replicas', () => isWhole(nodes))
  const urlAt = (place: number, name: string) =>
    `postgres://postgres:none@127.0.0.1:${place}/${name}`
  await query(urlAt(first.port, 'postgres'), 'create database registry')
  const port = await freePort()
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, haProxySettings(port, nodes))
  endWithScenario(run(HAPROXY, ['-db', '-f', file]))
  const url = urlAt(port, 'registry')
  await until('HAProxy', () => leadsToPrimary(url))

  let last: Node | undefined
  const takePrimary = async () => {
    last = await until('a primary', () => findPrimary(nodes))
    return last
  }
  const signalPrimary = async (signal: NodeJS.Signals) => {
    const node = await takePrimary()
    // Patroni first: it would start PostgreSQL again.
    node.child?.kill(signal)
    for (const pid of serversOf(node)) signalIfAlive(pid, signal)
  }
  return {
    url,
    kill: () => signalPrimary('SIGKILL'),
    freeze: () => signalPrimary('SIGSTOP'),
    async switchOver() {
      const { name, restPort } = await takePrimary()
      const body = JSON.stringify({ leader: name })
      const { status } = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        ...{ method: 'POST', body },
      })
      if (status !== 200) throw new Error(`Patroni refused to switch over: ${status}`)
    },
    async untilPromoted() {
      await until('another primary', async () => {
        const primary = await findPrimary(nodes.filter(node => node !== last))
        return primary !== undefined
      })
    },
    async mend() {
      if (!last) return
      if (last.child?.signalCode) startNode(last)
      resume(last)
      await until('replicas', () => isWhole(nodes))
    },
  }
}

async function startEtcd(run: (file: string, args: string[]) => ChildProcess): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const folder = await makeFolder('registry-etcd-')
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined
  for (const owned of account ? [folder, dataDir] : []) {
    await chown(owned, account?.uid ?? 0, account?.gid ?? 0)
  }
  endWithScenario(
    run(ETCD, [
      ...['--data-dir', dataDir, '--initial-cluster', `default=${peer}`],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ]),
  )
  return port
}

function endWithScenario(child: ChildProcess): void {
  registerCleanup(() => end(child, 'SIGKILL'))
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function stopNode(node: Node): Promise<void> {
  resume(node)
  await end(node.child, 'SIGKILL')
  for (const pid of serversOf(node)) signalIfAlive(pid, 'SIGKILL')
}

function resume(node: Node): void {
  for (const pid of serversOf(node)) signalIfAlive(pid, 'SIGCONT')
  node.child?.kill('SIGCONT')
}

/** Returns the process ids of a node's postmaster and its children. */
function serversOf({ dataDir }: Node): number[] {
  try {
    const text = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8')
    const pid = Number.parseInt(text, 10)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [pid, ...children.split(' ').filter(Boolean).map(Number)]
  } catch {
    return []
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended since the list was read.
  }
}

/** Whether Patroni says that a node has a role. */
async function hasRole({ restPort }: Node, role: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000)
  const url = `http://127.0.0.1:${restPort}/${role}`
  const response = await fetch(url, { signal }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.ok ?? false
}

async function withRole(nodes: readonly Node[], role: string): Promise<Node[]> {
  const has = await Promise.all(nodes.map(node => hasRole(node, role)))
  return nodes.filter((_, n) => has[n])
}

const findPrimary = async (nodes: readonly Node[]) => (await withRole(nodes, 'primary'))[0]

async function isWhole(nodes: readonly Node[]): Promise<boolean> {
  const [replicas, synchronous] = [await withRole(nodes, 'replica'), await withRole(nodes, 'sync')]
  return replicas.length === NODES - 1 && synchronous.length > 0
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** HAProxy takes all nodes for primaries until its first checks; connections go to the nodes in turn. */
async function leadsToPrimary(url: string): Promise<boolean> {
  for (let n = 0; n < 2 * NODES; n += 1) {
    const found = query(url, 'select where pg_is_in_recovery()')
    const isPrimary = await found.then(
      rows => rows.length === 0,
      () => false,
    )
    if (!isPrimary) return false
  }
  return true
}

async function until<T>(what: string, check: () => Promise<T>): Promise<NonNullable<T>> {
  const deadline = performance.now() + WAIT_MS
  for (;;) {
    const found = await check()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`Patroni has not reached: ${what}.`)
    await sleep(200)
  }
}
