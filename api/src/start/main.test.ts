import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '../../../shared/tools/run-tool.ts'
import { ConfigError } from '../config-error.ts'
import { freePort } from '../db/embedded-postgres/free-port.ts'
import { isServing, readPostmaster } from '../db/embedded-postgres/postmaster-pid.ts'
import { startSuite } from './start-suite.ts'

const main = path.join(import.meta.dirname, 'main.ts')
const patience = { timeout: 240_000, interval: 50 }

describe('npm start', () => {
  let dataDir = ''
  let port = 0
  let started: ChildProcess | undefined

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'registry-start-'))
    port = await freePort()
  })
  afterEach(async () => {
    if (started && isRunning(started)) await stop(started, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })

  test('starts all processes, prints their URLs, and leaves none when killed', async () => {
    const built = await readBuild()
    const { child, output } = start()
    await running(child, output)
    const current = await readBuild()
    // A current build is not written again, because another copy may serve it.
    if (built.hash === current.hash) expect(current).toEqual(built)
    expect(output()).toContain(`http://localhost:${port}/registry/demo`)
    expect(output()).toMatch(/Demo owner +demo@example\.com +password \S+/)
    expect(output()).toMatch(/Legacy admin .* password \S{8,}/)
    const page = await fetch(`http://127.0.0.1:${port}/registry/demo`)
    expect(page.status).toBe(200)
    const database = readPostmaster(clusterDir())?.pid ?? 0
    expect(isServing(clusterDir(), database)).toBe(true)

    await stop(child, 'SIGKILL')
    await vi.waitFor(async () => {
      expect(isServing(clusterDir(), database)).toBe(false)
      await expect(ready()).rejects.toThrow()
    }, patience)

    await expectToStartAgain()
  })

  async function readBuild() {
    const file = (name: string) => path.join(root, 'web/dist/server', name)
    const hash = await readFile(file('build-hash'), 'utf8').catch(() => 'none')
    const { ctimeMs } = await stat(file('entry-server.js')).catch(() => ({ ctimeMs: 0 }))
    return { hash, ctimeMs }
  }

  /** Expects a start on the existing data folder to succeed, and a stop to end every process. */
  async function expectToStartAgain() {
    const { child, output } = start()
    await running(child, output)
    expect((await ready()).status).toBe(200)
    const database = readPostmaster(clusterDir())?.pid ?? 0
    expect(await stop(child, 'SIGTERM')).toBe(0)
    expect(isServing(clusterDir(), database)).toBe(false)
    await expect(ready()).rejects.toThrow()
  }

  test('prints why the database cannot be reached, without its password', async () => {
    const sentence = await refusal({ DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' })
    expect(sentence).toMatch(/^The database 127\.0\.0\.1:1\/b of DATABASE_URL cannot be reached/)
    expect(sentence).not.toContain('secret')
  })

  test('rejects a port in use', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const message = await rejection({})
    other.close()
    expect(message).toMatch(new RegExp(`^Port ${port} is taken by another program: `))
  })

  test('rejects a host of another machine', async () => {
    const message = await rejection({ HOST: '192.0.2.1' })
    expect(message).toMatch(/^HOST 192\.0\.2\.1 is not an address of this machine/)
  })

  test('rejects a data folder that is not writable', async () => {
    const file = path.join(dataDir, 'a-file')
    await writeFile(file, '')
    expect(await rejection({ DATA_DIR: file })).toBe(
      `DATA_DIR ${file} cannot be written: choose a folder that this user may write.`,
    )
  })

  const clusterDir = () => path.join(dataDir, 'postgres')
  const ready = () => fetch(`http://127.0.0.1:${port}/api/ready`)

  function start(env: NodeJS.ProcessEnv = {}) {
    const settings = {
      ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      // A stopping scraper finishes its jobs: with a new demo, eight images to encode in all sizes.
      SCRAPER_CONCURRENCY: '1',
      // Slow queries on a busy machine are no outage.
      DATABASE_TIMEOUT_MS: '60000',
      ...env,
    }
    const child = spawn(process.execPath, [main], {
      // With an address for QuickAdd, as in these tests, turbo would consider web's build outdated and write it anew.
      env: {
        ...process.env,
        ...{ NODE_ENV: undefined, DATABASE_URL: undefined, REGISTRY_URL: undefined },
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started = child
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
    }
    return { child, output: () => text }
  }

  async function running(child: ChildProcess, output: () => string) {
    await vi.waitFor(() => {
      if (!isRunning(child)) return
      expect(output()).toContain('The registry is running')
    }, patience)
    expect(output()).toContain('The registry is running')
  }

  /** Returns the last line of a failing start. */
  async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
    const { child, output } = start(env)
    const [code] = await once(child, 'close')
    expect(code).toBe(1)
    return output().trim().split('\n').at(-1) ?? ''
  }

  /** Returns the reason of a start that fails before it has started a process. */
  async function rejection(env: NodeJS.ProcessEnv): Promise<string> {
    await using closers = new AsyncDisposableStack()
    const suite = { root, env: { PORT: String(port), DATA_DIR: dataDir, ...env }, isDev: false }
    try {
      await startSuite({ ...suite, say: () => undefined, closers, fail: () => undefined })
      return ''
    } catch (error) {
      return error instanceof ConfigError ? error.message : String(error)
    }
  }
})

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = await ended
  return code
}
