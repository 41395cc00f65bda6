import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import type { BenchBrowser } from './bench-browser.ts'
import type { Figure } from './budgets.ts'

interface Resource {
  url: string
  type: string
  /** Decompressed body. */
  body: Buffer
}

const SIZED = new Set(['document', 'script', 'stylesheet', 'font', 'image'])

/**
 * Measures the resources of a page on a phone in kB: text as gzip at level 9, independent of the server's
 * encoding; fonts and images as transferred.
 */
export async function sizeFigures(
  page: Page,
  open: () => Promise<void>,
): Promise<Partial<Record<Figure, number>>> {
  const collected = collect(page)
  await open()
  const all = (await Promise.all(collected())).flatMap(withoutStyle)
  const { first, inView } = await page.evaluate(picturesInView)
  const sizeOf = (urls: readonly string[]) => sum(all.filter(({ url }) => urls.includes(url)))
  const packed = (type: string) => sum(all.filter(one => one.type === type).map(gzipped))
  return {
    js: packed('script'),
    css: packed('stylesheet'),
    html: packed('document'),
    fonts: sum(all.filter(one => one.type === 'font')),
    viewImages: sizeOf(inView),
    firstImage: sizeOf([first]),
  }
}

/** Returns the gzip size in kB of the scripts that an action loads. */
export async function fetchedScripts(page: Page, act: () => Promise<void>): Promise<number> {
  const collected = collect(page)
  await act()
  const all = await Promise.all(collected())
  return sum(all.filter(({ type }) => type === 'script').map(gzipped))
}

/** Returns the size in kB of the scripts needed to read the list: 0 if the HTML contains it. */
export async function neededScripts(
  browser: BenchBrowser,
  url: string,
  items: number,
  scripts: number,
): Promise<number> {
  const count = async (page: Page) => {
    await page.goto(url)
    return page.locator('article h3:visible').count()
  }
  const readable = await browser.onPhone(count, { javaScriptEnabled: false })
  return readable >= items ? 0 : scripts
}

/** Separates inline styles from the HTML, to count them as CSS. */
function withoutStyle(one: Resource): Resource[] {
  if (one.type !== 'document') return [one]
  const html = one.body.toString()
  const style = /<style>.*?<\/style>/s.exec(html)?.[0] ?? ''
  return [
    { ...one, body: Buffer.from(html.replace(style, '')) },
    { ...one, type: 'stylesheet', body: Buffer.from(style) },
  ]
}

const gzipped = (one: Resource) => ({ ...one, body: gzipSync(one.body, { level: 9 }) })

const sum = (resources: readonly { body: Buffer }[]) =>
  resources.reduce((bytes, { body }) => bytes + body.length, 0) / 1000

/** Collects the requested resources from now on; each URL counts once. */
function collect(page: Page): () => Promise<Resource>[] {
  const found = new Map<string, string>()
  page.on('request', request => {
    if (SIZED.has(request.resourceType())) found.set(request.url(), request.resourceType())
  })
  // Fetched again, because the browser discards the bodies.
  return () =>
    [...found].map(async ([url, type]) => {
      const answer = await fetch(url, { headers: { accept: 'text/html' } })
      return { url, type, body: Buffer.from(await answer.arrayBuffer()) }
    })
}

function picturesInView(): { first: string; inView: string[] } {
  const inView = [...document.images]
    .filter(image => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0
    })
    .map(image => image.currentSrc)
  const first = [...document.images].find(image => image.fetchPriority === 'high')
  return { first: first?.currentSrc ?? '', inView }
}
