import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import { pino } from 'pino'
import { renderPage } from '../../api/src/features/pages/render-page.ts'
import { loadWebBundle, type WebBundle } from '../../api/src/gateways/web-bundle/web-bundle.ts'
import { median, quantile } from '../../shared/tools/bench/quantile.ts'
import { numberRow, type Row } from '../../shared/tools/bench/row.ts'

const WARM_UP = 30
const REQUESTS = 200
const RENDERINGS = 50
const log = pino({ level: 'silent' })

/** Returns the p95 time in ms until the response headers of a page, over sequential requests. */
export async function ttfb(url: string): Promise<number> {
  const times: number[] = []
  for (let request = 0; request < WARM_UP + REQUESTS; request += 1) {
    const started = performance.now()
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    const ms = performance.now() - started
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
    await answer.arrayBuffer()
    if (request >= WARM_UP) times.push(ms)
  }
  return quantile(times, 0.95)
}

/** Measures the CPU time of rendering a public page. */
export async function renderRow(name: string, url: string, most?: number): Promise<Row> {
  const data = await pageData(url)
  const bundle = await loadWebBundle()
  for (let warm = 0; warm < WARM_UP; warm += 1) renderPage(bundle, data, log)
  const times = Array.from({ length: RENDERINGS }, () => cpuOf(bundle, data))
  return numberRow(name, median(times), { most, unit: 'ms' })
}

function cpuOf(bundle: WebBundle, data: PublicPageData): number {
  const before = process.cpuUsage()
  renderPage(bundle, data, log)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Reads the embedded data of a public page. */
async function pageData(url: string): Promise<PublicPageData> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const json = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error(`${url} carries no data.`)
  return JSON.parse(json)
}
