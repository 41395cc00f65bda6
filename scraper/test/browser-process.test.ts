import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chromiumProcessesOf } from './chromium-processes.ts'
import { startServer, type TestServer } from './start-server.ts'
import { chromium, testBrowser } from './test-browser.ts'
import { testGuard } from './test-guard.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const BUSY_PAGE = '<h1>busy</h1><script>fetch("/running").then(() => { for (;;); })</script>'
const GONE = { timeout: 20_000, interval: 50 }

let server: TestServer
let running: PromiseWithResolvers<void>
let child: ChildProcess | undefined

beforeEach(async () => {
  running = Promise.withResolvers()
  server = await startServer((request, response) => {
    if (request.url === '/running') running.resolve()
    response.setHeader('content-type', 'text/html').end(request.url === '/good' ? '' : BUSY_PAGE)
  })
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await server.close()
})

function startReading(): ChildProcess {
  const fixture = path.resolve(import.meta.dirname, 'browser-fixture.ts')
  const address = `http://shop.example.com:${server.port}/`
  child = spawn(process.execPath, [fixture, address], { stdio: 'inherit' })
  return child
}

function profilesOf(pid: number | undefined): string[] {
  return readdirSync(tmpdir()).filter(name => name.startsWith(`registry-chromium-${pid}-`))
}

describe.skipIf(!chromium || !existsSync('/proc/self'))('a scraper with a busy page', () => {
  test.each(['SIGKILL', 'SIGTERM'] as const)('leaves no process behind on %s', async signal => {
    const { pid } = startReading()
    await running.promise
    expect(chromiumProcessesOf(pid).length).toBeGreaterThan(2)
    child?.kill(signal)
    await vi.waitFor(() => expect(chromiumProcessesOf(pid)).toEqual([]), GONE)
  })

  test('has its folder removed by the next one, when it could not do so itself', async () => {
    const { pid } = startReading()
    await running.promise
    child?.kill('SIGKILL')
    if (child) await once(child, 'exit')
    expect(profilesOf(pid)).toHaveLength(1)
    const browser = testBrowser(testGuard([`shop.example.com:${server.port}`]))
    await browser.read(`http://shop.example.com:${server.port}/good`)
    await browser.stop()
    expect(profilesOf(pid)).toEqual([])
  })
})

describe.skipIf(!chromium || !existsSync('/proc/self'))('a browser that is stopped', () => {
  test('leaves neither a process nor a folder', async () => {
    const browser = testBrowser(testGuard([`shop.example.com:${server.port}`]))
    const reading = browser.read(`http://shop.example.com:${server.port}/`).catch(() => undefined)
    await running.promise
    await browser.stop()
    await reading
    expect(profilesOf(process.pid)).toEqual([])
    await vi.waitFor(() => expect(chromiumProcessesOf(process.pid)).toEqual([]), GONE)
  })
})
