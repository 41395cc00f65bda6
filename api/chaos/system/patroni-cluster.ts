import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import { findDebianPostgres } from '../../test/database/start-debian-postgres.ts'
import { startFaultProxy } from '../../test/fault-proxy.ts'
import { registerCleanup } from './cleanup.ts'
import { HAPROXY } from './haproxy.ts'
import { makeFolder } from './make-folder.ts'
import {
  end,
  giveToServers,
  killNode,
  nodesWithRole,
  PATRONI,
  type PatroniNode,
  resumeNode,
  runServer,
  signalNode,
  startNode,
} from './patroni-node.ts'
import { haProxySettings, patroniSettings } from './patroni-settings.ts'

const NODES = 3
const WAIT_MS = 180_000
const ETCD = '/usr/bin/etcd'
/**
 * First release that may continue after it was frozen. Earlier ones overwrite the lock of the new primary, and lose what
 * it accepted: https://github.com/patroni/patroni/pull/2689
 */
const CONTINUES_SINCE = [3, 0, 3]

/** Three PostgreSQL nodes under Patroni with synchronous replication, and HAProxy in front of the primary. */
export interface PatroniCluster {
  /** URL of the database `registry` through HAProxy. */
  url: string
  /** Patroni's release, and whether a frozen node is reset instead of continued. */
  release: { version: string; resetsFrozen: boolean }
  /** Kills all processes of the primary's node; `mend` starts it again. */
  kill(): Promise<void>
  /**
   * Stops all processes of the primary's node by SIGSTOP. `mend` continues them, or restarts the node as a watchdog would
   * if Patroni is too old to continue.
   */
  freeze(): Promise<void>
  /** Cuts the primary's node off from HAProxy, the other nodes and etcd; `mend` restores its network. */
  cutOff(): Promise<void>
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

function readRelease(): PatroniCluster['release'] {
  const version =
    /[\d.]+/.exec(execFileSync(PATRONI, ['--version'], { encoding: 'utf8' }))?.[0] ?? ''
  const parts = version.split('.').map(Number)
  const differing = CONTINUES_SINCE.findIndex((part, n) => part !== parts[n])
  const resetsFrozen = differing >= 0 && (parts[differing] ?? 0) < (CONTINUES_SINCE[differing] ?? 0)
  return { version, resetsFrozen }
}

/** Starts a cluster; everything runs on loopback and ends with the scenario. */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const installation = findDebianPostgres()
  if (!installation) throw new Error('PostgreSQL is not installed.')
  const folder = await makeFolder('registry-patroni-')
  await giveToServers(folder)
  const etcdPort = await startEtcd()
  const nodes: PatroniNode[] = []
  for (let n = 0; n < NODES; n += 1) {
    const binDir = `${installation}/bin`
    nodes.push(await prepareNode(`node${n}`, { folder, binDir, etcdPort }))
  }
  registerCleanup(() => Promise.all(nodes.map(killNode)))
  for (const node of nodes) startNode(node, folder)
  const first = await until('a primary', () => findPrimary(nodes))
  await untilWhole(nodes)
  const urlAt = (place: number, name: string) =>
    `postgres://postgres:none@127.0.0.1:${place}/${name}`
  await query(urlAt(first.port, 'postgres'), 'create database registry')
  const port = await freePort()
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, haProxySettings(port, nodes))
  const haProxy = runServer(folder, HAPROXY, ['-db', '-f', file])
  registerCleanup(() => end(haProxy, 'SIGKILL'))
  const url = urlAt(port, 'registry')
  await until('HAProxy', () => leadsToPrimary(url))

  const release = readRelease()
  let last: PatroniNode | undefined
  let frozen: PatroniNode | undefined
  const takePrimary = async () => {
    last = await until('a primary', () => findPrimary(nodes))
    return last
  }
  return {
    url,
    release,
    async kill() {
      const node = await takePrimary()
      // A machine loses all processes at once: a backend would see the end of the postmaster, and show a transaction
      // that no replica has.
      signalNode(node, 'SIGSTOP')
      await killNode(node)
    },
    async freeze() {
      frozen = await takePrimary()
      signalNode(frozen, 'SIGSTOP')
    },
    async cutOff() {
      const { links } = await takePrimary()
      for (const link of links) link.freeze()
    },
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
      if (frozen && release.resetsFrozen) await killNode(frozen)
      frozen = undefined
      if (last.child?.signalCode) startNode(last, folder)
      resumeNode(last)
      for (const link of last.links) await link.restore()
      await untilWhole(nodes)
    },
  }
}

interface Place {
  folder: string
  binDir: string
  etcdPort: number
}

async function prepareNode(name: string, place: Place): Promise<PatroniNode> {
  const { folder } = place
  const [port, restPort] = [await freePort(), await freePort()]
  const database = await startFaultProxy(port)
  const rest = await startFaultProxy(restPort)
  const etcd = await startFaultProxy(place.etcdPort)
  const links = [database, rest, etcd]
  registerCleanup(() => Promise.all(links.map(link => link.stop())))
  const linkPorts = { database: database.port, rest: rest.port, etcd: etcd.port }
  const file = path.join(folder, `${name}.yml`)
  const plan = { name, port, restPort, linkPorts, file, dataDir: path.join(folder, name) }
  // JSON is YAML.
  await writeFile(file, JSON.stringify(patroniSettings(plan, place)))
  await giveToServers(file)
  return { ...plan, child: undefined, log: '', links }
}

async function startEtcd(): Promise<number> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const folder = await makeFolder('registry-etcd-')
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  for (const owned of [folder, dataDir]) await giveToServers(owned)
  const child = runServer(folder, ETCD, [
    ...['--data-dir', dataDir, '--initial-cluster', `default=${peer}`],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
  ])
  registerCleanup(() => end(child, 'SIGKILL'))
  return port
}

const findPrimary = async (nodes: readonly PatroniNode[]) =>
  (await nodesWithRole(nodes, 'primary'))[0]

async function isWhole(nodes: readonly PatroniNode[]): Promise<boolean> {
  const replicas = await nodesWithRole(nodes, 'replica')
  const synchronous = await nodesWithRole(nodes, 'sync')
  return replicas.length === NODES - 1 && synchronous.length > 0
}

/** Resolves once both replicas follow; the error holds the logs of all nodes. */
async function untilWhole(nodes: readonly PatroniNode[]): Promise<void> {
  try {
    await until('replicas', () => isWhole(nodes))
  } catch (cause) {
    const logs = nodes.map(({ name, log }) => `--- ${name}\n${log}`)
    throw new Error(`Patroni has not reached: replicas.\n${logs.join('\n')}`, { cause })
  }
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
