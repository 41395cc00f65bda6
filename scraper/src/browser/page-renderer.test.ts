import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../test/support/start-server.ts'
import { chromium, testBrowser, wholeChromium } from '../../test/support/test-browser.ts'
import { testGuard } from '../../test/support/test-guard.ts'
import { REQUEST_HEADERS } from '../net/fetch/request-headers.ts'
import type { PageRenderer } from './page-renderer.ts'

let server: TestServer
let base: string
/** Renders pages in the complete Chromium, as the scraper does. */
let whole: PageRenderer
/** Renders pages in the headless shell, which needs less processor time. */
let browser: PageRenderer
let listener: RequestListener

beforeAll(async () => {
  server = await startServer((request, response) => listener(request, response))
  base = `http://shop.example.com:${server.port}`
  const guard = testGuard([`shop.example.com:${server.port}`])
  whole = testBrowser(guard, {}, undefined, wholeChromium)
  browser = testBrowser(guard)
})
afterAll(async () => {
  await Promise.all([whole.stop(), browser.stop()])
  await server.close()
})

function html(body: string): RequestListener {
  return (_request, response) => response.setHeader('content-type', 'text/html').end(body)
}

/** Renders with a deadline that doubles on each attempt, for busy machines. */
async function readInTime(address: string, deadlineMs = 3_000) {
  try {
    return await browser.read(address, { deadlineMs })
  } catch (error) {
    if (deadlineMs > 60_000) throw error
    return readInTime(address, 2 * deadlineMs)
  }
}

describe.skipIf(!chromium)('a browser', () => {
  test('returns as soon as the product is found, although the page never becomes idle', async () => {
    // The first of endless responses shows the product.
    const page = html(`<script>
      const show = () => document.body.replaceChildren(
        Object.assign(document.createElement('h1'), { textContent: 'S$1' })
      )
      setInterval(() => fetch('/poll').then(show), 20)
    </script>`)
    listener = (request, response) => {
      if (request.url === '/poll') response.end()
      else page(request, response)
    }
    const eager = testBrowser(
      testGuard([`shop.example.com:${server.port}`]),
      {},
      text => /<h1>.*<\/h1>/.exec(text)?.[0],
    )
    const { html: found } = await eager.read(`${base}/never-quiet`)
    await eager.stop()
    expect(found).toContain('<h1>S$1</h1>')
  })

  test('returns the last snapshot of a page that never becomes idle', async () => {
    listener = (request, response) => {
      if (request.url === '/p') {
        html('<script>setInterval(() => fetch("/poll"), 20)</script><h1>S$1</h1>')(
          request,
          response,
        )
      }
    }
    const page = await readInTime(`${base}/p`)
    expect(page.html).toContain('<h1>S$1</h1>')
  })

  test('sends the headers of the HTTP fetch, and loads no images, fonts and videos, unnoticed by scripts', async () => {
    let headers: IncomingHttpHeaders = {}
    listener = (request, response) => {
      if (request.url === '/p') {
        headers = request.headers
        html(`<style>@font-face { font-family: f; src: url(/f.woff2) } p { font-family: f }</style>
          <p>text</p><video src="/v.mp4" autoplay></video>
          <img src="/a.jpg" onerror="this.src = '/placeholder.png'">`)(request, response)
      } else response.writeHead(404).end()
    }
    const before = server.paths.length
    const page = await whole.read(`${base}/p`)
    expect(page.html).toContain('src="/a.jpg"')
    // The page of an earlier test may send requests until the browser has closed it.
    expect(server.paths.slice(before).filter(path => path !== '/poll')).toEqual(['/p'])
    expect(headers['user-agent']).toBe(REQUEST_HEADERS['user-agent'])
    expect(headers['accept-language']).toMatch(/^en-SG/)
    expect(Object.keys(headers).filter(name => /proxy|forwarded|via/.test(name))).toEqual([])
  })

  test('returns the URL after redirects of server and scripts', async () => {
    listener = (request, response) => {
      if (request.url === '/a') response.writeHead(302, { location: '/b' }).end()
      else if (request.url === '/b')
        html('<script>location.replace("/c")</script>')(request, response)
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>arrived</h1>')
    }
    const page = await browser.read(`${base}/a`)
    expect(page).toMatchObject({ url: `${base}/c`, status: 404 })
    expect(page.html).toContain('<h1>arrived</h1>')
  })

  test('shares no state between jobs', async () => {
    let cookie: string | undefined
    listener = (request, response) => {
      cookie = request.headers.cookie
      response.setHeader('set-cookie', 'seen=1; Path=/')
      html('<script>document.title = localStorage.seen; localStorage.seen = "before"</script>')(
        request,
        response,
      )
    }
    await browser.read(`${base}/p`)
    const page = await browser.read(`${base}/p`)
    expect(cookie).toBeUndefined()
    expect(page.html).toContain('<title>undefined</title>')
  })

  test('reads the real document, not one faked by scripts', async () => {
    listener = html(`<h1>true</h1><script>
      Object.defineProperty(Element.prototype, 'outerHTML', { get: () => '<h1>false</h1>' })
      String.prototype.toString = () => 'false'</script>`)
    const page = await browser.read(`${base}/p`)
    expect(page.html).toContain('<h1>true</h1>')
  })

  test("aborts with the caller's signal, and says what it waited for", async () => {
    const caller = new AbortController()
    listener = () => caller.abort(new DOMException('late', 'TimeoutError'))
    const reading = browser.read(`${base}/p`, { signal: caller.signal })
    const cause = { message: 'ended while waiting for a response' }
    await expect(reading).rejects.toMatchObject({ code: 'TIMEOUT', cause })
  })

  test('aborts all renderings when stopped, and rejects new ones', async () => {
    const stopping = testBrowser(testGuard([`shop.example.com:${server.port}`]))
    const asked = Promise.withResolvers<void>()
    listener = () => asked.resolve()
    const reading = stopping.read(`${base}/p`)
    const refused = expect(reading).rejects.toMatchObject({ code: 'UNREACHABLE' })
    await asked.promise
    await stopping.stop()
    await refused
    await expect(stopping.read(`${base}/p`)).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })

  test('that opens no page in time is ended, and the rendering is retried once', async () => {
    const guard = testGuard([`shop.example.com:${server.port}`])
    const stuck = testBrowser(guard, { openMs: 1 })
    const cause = { message: 'the browser ended twice' }
    await expect(stuck.read(`${base}/p`)).rejects.toMatchObject({ code: 'UNREACHABLE', cause })
    await stuck.stop()
  })

  test('is restarted after some jobs without failing any', async () => {
    listener = html('<h1>x</h1>')
    const short = testBrowser(testGuard([`shop.example.com:${server.port}`]), { maxJobs: 2 })
    const pages = await Promise.all([1, 2, 3, 4, 5].map(() => short.read(`${base}/p`)))
    await short.stop()
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})
