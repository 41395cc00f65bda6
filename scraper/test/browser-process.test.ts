import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chromiumProcessesOf } from './support/chromium-processes.ts'
import { startServer, type TestServer } from './support/start-server.ts'
import { STRICT_CLOSE, testBrowser, wholeChromium } from './support/test-browser.ts'
import { testGuard } from './support/test-guard.ts'

const BUSY_PAGE = '<h1>busy</h1><script>fetch("/running").then(() => { for (;;); })</script>'
const GONE = { timeout: 240_000, interval: 50 }

let server: TestServer
let running: PromiseWithResolvers<void>
let child: ChildProcess | undefined
let folder: string

beforeEach(async () => {
  // A separate folder, because each browser start, also in other tests, removes profiles of dead processes.
  // A short name, because the path of Chromium's socket in it is limited to 107 characters.
  folder = mkdtempSync(path.join(tmpdir(), 'b-'))
  // The browser's account must be able to traverse it.
  chmodSync(folder, 0o755)
  vi.stubEnv('TMPDIR', folder)
  running = Promise.withResolvers()
  server = await startServer((request, response) => {
    if (request.url === '/running') running.resolve()
    const html = request.url === '/good' ? '<h1>good</h1>' : BUSY_PAGE
    response.setHeader('content-type', 'text/html').end(html)
  })
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await server.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** As the scraper starts it; the processes it creates are up to Chromium. */
function wholeBrowser() {
  const guard = testGuard([`shop.example.com:${server.port}`])
  return testBrowser(guard, STRICT_CLOSE, undefined, wholeChromium)
}

function startReading(): ChildProcess {
  const fixture = path.resolve(import.meta.dirname, 'support/browser-fixture.ts')
  const address = `http://shop.example.com:${server.port}/`
  child = spawn(process.execPath, [fixture, address], { stdio: 'inherit' })
  return child
}

/** Returns a process' status from /proc; empty after its exit. */
function statusOf(pid: number): string[] {
  try {
    return [readFileSync(`/proc/${pid}/status`, 'latin1')]
  } catch {
    return []
  }
}

function profilesOf(pid: number | undefined): string[] {
  return readdirSync(tmpdir()).filter(name => name.startsWith(`registry-chromium-${pid}-`))
}

describe.skipIf(!wholeChromium || !existsSync('/proc/self'))('a scraper with a busy page', () => {
  async function endReading(signal: 'SIGKILL' | 'SIGTERM') {
    const { pid } = startReading()
    await running.promise
    expect(chromiumProcessesOf(pid).length).toBeGreaterThan(2)
    child?.kill(signal)
    if (child) await once(child, 'exit')
    await vi.waitFor(() => expect(chromiumProcessesOf(pid)).toEqual([]), GONE)
    return pid
  }

  test('leaves no process and no folder behind on SIGTERM', async () => {
    expect(profilesOf(await endReading('SIGTERM'))).toEqual([])
  })

  test('leaves no process on SIGKILL; the next start deletes its folder', async () => {
    const pid = await endReading('SIGKILL')
    expect(profilesOf(pid)).toHaveLength(1)
    const browser = wholeBrowser()
    await browser.read(`http://shop.example.com:${server.port}/good`)
    await browser.stop()
    expect(profilesOf(pid)).toEqual([])
  })
})

describe.skipIf(!wholeChromium || !existsSync('/proc/self'))('a browser', () => {
  test('sandboxes a page, and kills one that does not close', async () => {
    const browser = wholeBrowser()
    const address = `http://shop.example.com:${server.port}/`
    const caller = new AbortController()
    const reading = browser.read(address, { signal: caller.signal }).catch(error => error.code)
    await running.promise
    // A spare process for the next page has not entered its own namespace yet.
    await vi.waitFor(() => {
      const statuses = chromiumProcessesOf(process.pid, 'renderer').flatMap(statusOf)
      expect(statuses.length).toBeGreaterThan(0)
      // Expects filtered system calls (seccomp), no capabilities and an unprivileged user id.
      for (const status of statuses) {
        expect(status).toMatch(/^Seccomp:\t2$/m)
        expect(status).toMatch(/^CapEff:\t0{16}$/m)
        expect(status).not.toMatch(/^Uid:\t0\b/m)
      }
    }, GONE)
    caller.abort(new DOMException('late', 'TimeoutError'))
    expect(await reading).toBe('TIMEOUT')
    await vi.waitFor(() => expect(chromiumProcessesOf(process.pid, 'renderer')).toEqual([]), GONE)
    await browser.stop()
  })
})
