import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { chromiumFlags } from './chromium-flags.ts'
import { profilePrefix, sweepProfiles } from './sweep-profiles.ts'

/**
 * Chromium's sandbox refuses root, so a scraper that is root hands it to an account that owns nothing.
 * The number is one that systemd keeps free of people, services and containers.
 */
const ACCOUNT = { uid: 61_000, gid: 61_000 }
/** Has the kernel end the browser with the scraper, even one that does not notice its closed pipe. */
const SETPRIV = '/usr/bin/setpriv'

export interface ChromiumProcess {
  /** Leads a process group of its own. */
  pid: number
  toBrowser: Writable
  fromBrowser: Readable
  /** A folder of its own, gone after `kill`. */
  profile: string
  /** Settles when it has ended, however: with the last words that it said. */
  ended: Promise<string>
  /** Ends the whole group at once and waits until it is gone. Never rejects. */
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
    // What a process of it still held on to is swept after this one has ended.
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
    // Nothing of our own environment, which names the database: pages run inside.
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: profile,
      TMPDIR: profile,
      LANG: 'en_US.UTF-8',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  })
}

/** Settles with the end of what it wrote, which says why when it could not start. */
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
    // All of it is gone already.
  }
}

function isWritable(stream: unknown): stream is Writable {
  return typeof stream === 'object' && stream !== null && 'write' in stream
}

function isReadable(stream: unknown): stream is Readable {
  return typeof stream === 'object' && stream !== null && 'read' in stream
}
