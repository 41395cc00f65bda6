import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromiumFlags } from './chromium-flags.ts'

const PREFIX = 'registry-chromium-'

/** Returns the path prefix of this process' profile folders, which contains its process id. */
function profilePrefix(): string {
  return path.join(tmpdir(), `${PREFIX}${process.pid}-`)
}

/** Deletes profile folders left by killed scraper processes, except those of other accounts. */
async function sweepProfiles(): Promise<void> {
  const names = await readdir(tmpdir())
  const left = names.filter(name => {
    const [pid] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('-') : []
    return pid !== undefined && existsSync('/proc/self') && !existsSync(`/proc/${pid}`)
  })
  const options = { recursive: true, force: true, maxRetries: 3 }
  await Promise.allSettled(left.map(name => rm(path.join(tmpdir(), name), options)))
}

/**
 * Chromium's sandbox cannot run as root, so a root scraper runs it under an account that owns no files. systemd
 * never assigns this id to people, services or containers.
 */
const ACCOUNT = { uid: 61_000, gid: 61_000 }
/** The kernel kills the browser when the scraper dies, even if the browser ignores its closed pipe. */
const SETPRIV = '/usr/bin/setpriv'

export interface ChromiumProcess {
  /** Process id, which is also the id of its process group. */
  pid: number
  toBrowser: Writable
  fromBrowser: Readable
  /** Temporary profile folder, deleted by `kill`. */
  profile: string
  /** Resolves with the end of its stderr when the process has exited. */
  ended: Promise<string>
  /** Kills the process group and waits for its exit. Never rejects. */
  kill(): Promise<void>
}

/** Starts Chromium, sandboxed, in a process group of its own. Throws when it cannot be executed. */
export async function startChromium(executable: string): Promise<ChromiumProcess> {
  const account = process.getuid?.() === 0 ? ACCOUNT : undefined
  await sweepProfiles()
  const profile = await mkdtemp(profilePrefix())
  if (account) await chown(profile, account.uid, account.gid)
  const child = spawnChromium(executable, profile, account)
  const ended = lastWords(child)
  const kill = async () => {
    killGroup(child.pid)
    await ended
    killGroup(child.pid)
    // Files still in use are deleted by the next `sweepProfiles`.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
  }
  const onExit = () => killGroup(child.pid)
  process.once('exit', onExit)
  child.once('exit', () => process.removeListener('exit', onExit))
  const [, , , toBrowser, fromBrowser] = child.stdio
  await once(child, 'spawn').catch(async error => {
    await kill()
    throw error
  })
  if (!child.pid || !isWritable(toBrowser) || !isReadable(fromBrowser)) throw new Error('no pipes')
  return { pid: child.pid, toBrowser, fromBrowser, profile, ended, kill }
}

function spawnChromium(
  executable: string,
  profile: string,
  account: typeof ACCOUNT | undefined,
): ChildProcess {
  const command = [executable, ...chromiumFlags(profile)]
  const [file = '', ...args] = existsSync(SETPRIV)
    ? [SETPRIV, '--pdeathsig', 'KILL', ...command]
    : command
  return spawn(file, args, {
    ...account,
    cwd: '/',
    detached: true,
    // Own environment variables are not passed on: they contain the database URL, and web pages run in this
    // process.
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: profile,
      TMPDIR: profile,
      LANG: 'en_US.UTF-8',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
}

/** Resolves with the end of stderr, which explains a failed start. */
async function lastWords(child: ChildProcess): Promise<string> {
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-2_000)
  })
  return new Promise(done => {
    child.once('exit', () => done(words))
    child.once('error', error => done(error.message))
  })
}

function killGroup(pid: number | undefined): void {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has exited already.
  }
}

function isWritable(stream: unknown): stream is Writable {
  return typeof stream === 'object' && stream !== null && 'write' in stream
}

function isReadable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'read' in stream
}
