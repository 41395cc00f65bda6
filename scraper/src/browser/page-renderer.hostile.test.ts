import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../test/support/start-server.ts'
import { chromium, STRICT_CLOSE, testBrowser } from '../../test/support/test-browser.ts'
import { testGuard } from '../../test/support/test-guard.ts'
import type { BrowserLimits } from './browser-limits.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Deadline for pages that never finish; others get as long as a busy machine may need. */
const HOSTILE_MS = 1_500
const PATIENT_MS = 60_000

/** A fifth of the scraper's limits: an endless page reaches them sooner. */
const SMALL_TRAFFIC = { maxBytes: 10_000_000, maxRequests: 400 }

let server: TestServer
let base: string
let browser: PageRenderer
let hostile: RequestListener

beforeAll(async () => {
  server = await startServer((request, response) => {
    if (request.url === '/good')
      response.setHeader('content-type', 'text/html').end('<h1>good</h1>')
    else hostile(request, response)
  })
  base = `http://shop.example.com:${server.port}`
  const limits = { ...STRICT_CLOSE, traffic: SMALL_TRAFFIC }
  browser = testBrowser(testGuard([`shop.example.com:${server.port}`]), limits)
})
afterAll(async () => {
  await browser.stop()
  await server.close()
})

const script =
  (code: string, body = ''): RequestListener =>
  (_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<body>${body}<script>${code}</script></body>`)

const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': 5_000_000_000 })
  const block = Buffer.alloc(1_000_000, 'x')
  const push = () => {
    while (!response.destroyed && response.write(block));
  }
  response.on('drain', push)
  push()
}

const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end()

const waiting: RequestListener = (request, response) => {
  if (request.url !== '/hostile') return
  response.setHeader('content-type', 'text/html').end('<script src="/never.js"></script>')
}

const download: RequestListener = (_request, response) => {
  const headers = { 'content-disposition': 'attachment', 'content-type': 'application/zip' }
  response.writeHead(200, headers).end('PK')
}

const ENDED = /^(TIMEOUT|UNREACHABLE)$/
const READ_OR_ENDED = /^(read|TIMEOUT|UNREACHABLE)$/

type HostilePage = [name: string, outcome: RegExp, page: RequestListener]

const PAGES: HostilePage[] = [
  ['never answers', /^TIMEOUT$/, () => undefined],
  ['hangs up', /^UNREACHABLE$/, (_request, response) => response.destroy()],
  ['redirects for ever', ENDED, redirectTo('/again')],
  ['goes somewhere else for ever', READ_OR_ENDED, script('location.replace("/" + Math.random())')],
  ['waits for a script that never comes', /^TIMEOUT$/, waiting],
  ['is to be saved', /^UNREACHABLE$/, download],
  ['computes for ever', /^TIMEOUT$/, script('for (;;);')],
  [
    'takes the memory of scripts',
    ENDED,
    script(`const all = []
    for (;;) all.push(Array.from({ length: 1e5 }, () => ({ a: 1 })))`),
  ],
  ['never stops asking', /^TIMEOUT$/, script('for (;;) alert(1)')],
  [
    'will not be left',
    /^read$/,
    script(`addEventListener("beforeunload", event => {
    event.preventDefault()
    for (;;) confirm(1)
  })`),
  ],
  ['opens windows', READ_OR_ENDED, script('for (let i = 0; i < 200; i++) open("/good?" + i)')],
  ['closes itself', READ_OR_ENDED, script('window.close()')],
  [
    'loads without end',
    READ_OR_ENDED,
    script(`setInterval(() => {
    for (let i = 0; i < 20; i++) fetch("/good?" + Math.random()).catch(() => {})
  }, 5)`),
  ],
]

describe.skipIf(!chromium)('a browser on a page that', () => {
  test.each(PAGES)('%s, finishes in time, and so do other pages', async (_name, outcome, page) => {
    hostile = page
    const deadlineMs = outcome.test('TIMEOUT') ? HOSTILE_MS : PATIENT_MS
    const [got, beside] = await Promise.all([
      browser.read(`${base}/hostile`, { deadlineMs }).then(() => 'read', codeOf),
      browser.read(`${base}/good`),
    ])
    expect(got).toMatch(outcome)
    // The same browser renders this page next to each hostile one.
    expect(beside.html).toContain('good')
  })

  test('was hostile still renders other pages', async () => {
    expect(await browser.read(`${base}/good`)).toMatchObject({ status: 200 })
  })
})

describe.skipIf(!chromium)('a browser', () => {
  function reader(limits: Partial<BrowserLimits>): PageRenderer {
    const guard = testGuard([`shop.example.com:${server.port}`])
    return testBrowser(guard, { ...STRICT_CLOSE, ...limits })
  }

  async function reasonOf(limits: Partial<BrowserLimits>, page: RequestListener): Promise<string> {
    hostile = page
    const strict = reader(limits)
    const reason = await strict.read(`${base}/hostile`).then(() => 'read', causesOf)
    await strict.stop()
    return reason
  }

  test('aborts a page that exceeds the memory limit', async () => {
    const memory = { maxBytes: 2 ** 30, maxPageBytes: 150_000_000 }
    const page = script(
      'setInterval(() => window.all = [...window.all ?? [], new Uint8Array(5e7).fill(1)])',
    )
    expect(await reasonOf({ memory }, page)).toContain('the page has crashed')
  })

  test('aborts a page that exceeds the traffic limit', async () => {
    const traffic = { maxBytes: 1_000_000, maxRequests: 100 }
    expect(await reasonOf({ traffic }, endless)).toContain('more than 1000000 bytes')
  })

  test('aborts a page that exceeds the size limit', async () => {
    const page = script('', 'x'.repeat(20_000))
    expect(await reasonOf({ maxBytes: 10_000 }, page)).toContain('longer than 10000 bytes')
  })
})

function codeOf(error: { code: string }): string {
  return error.code
}

function causesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causesOf(error.cause)}` : ''
}
