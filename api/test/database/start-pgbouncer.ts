import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../shared/tools/run-tool.ts'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import { unprivilegedAccount } from '../../src/db/embedded-postgres/server-account.ts'

/** Path of the program in Debian's package. */
export const PGBOUNCER = '/usr/sbin/pgbouncer'
const READY_MS = 10_000

export interface PgBouncer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts Debian's PgBouncer with the settings of shared/deploy/pgbouncer.ini in front of all databases of a server,
 * which it enters as the user of `serverUrl`. `limitFactor` multiplies the limits, for a busy machine.
 */
export async function startPgBouncer(serverUrl: string, limitFactor = 1): Promise<PgBouncer> {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-pgbouncer-'))
  const file = path.join(folder, 'pgbouncer.ini')
  const port = await freePort()
  const template = await readFile(path.join(root, 'shared/deploy/pgbouncer.ini'), 'utf8')
  await writeFile(file, settingsFor(template, { server: new URL(serverUrl), port, limitFactor }))
  if (account) {
    for (const owned of [folder, file]) await chown(owned, account.uid, account.gid)
  }
  const child = spawn(PGBOUNCER, ['-q', file], {
    ...{ ...account, cwd: '/' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', text => {
    log = `${log}${text}`.slice(-2_000)
  })
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  const deadline = performance.now() + READY_MS
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`PgBouncer did not start: ${log}`)
    }
    await sleep(20)
  }
  return { port, stop }
}

interface Place {
  server: URL
  port: number
  limitFactor: number
}

/** Replaces what depends on the place: hosts, ports and passwords. */
function settingsFor(template: string, { server, port, limitFactor }: Place): string {
  const place = `host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}`
  const longer = (_: string, ms: string) => `= ${Number(ms) * limitFactor}`
  return template
    .replace(/^registry = host=\S+ port=\d+ (.*)$/m, (_, query: string) =>
      `* = ${place} ${query}`.replace(/= (\d+)/g, longer),
    )
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, 'unix_socket_dir =\n')
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
