import * as z from 'zod'
import { median } from '../../shared/tools/bench/quantile.ts'
import { importOnDemand } from '../../shared/tools/on-demand/on-demand.ts'
import type { Figure } from './budgets.ts'

const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/** The default export of the package. */
const lighthouseModule = z.object({
  default: z.custom<(url: string, options: Record<string, unknown>) => Promise<unknown>>(
    value => typeof value === 'function',
  ),
})

/** The part of Lighthouse's result that is used. */
const lighthouseResult = z.object({
  lhr: z.object({
    requestedUrl: z.optional(z.string()),
    finalDisplayedUrl: z.string(),
    environment: z.object({ benchmarkIndex: z.number() }),
    runtimeError: z.optional(z.object({ message: z.string() })),
    audits: z.record(
      z.string(),
      z.object({
        title: z.string(),
        score: z.nullable(z.number()),
        numericValue: z.optional(z.number()),
        details: z.optional(z.object({ items: z.optional(z.unknown()) })),
      }),
    ),
    categories: z.record(
      z.string(),
      z.object({
        score: z.nullable(z.number()),
        auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
      }),
    ),
  }),
})
type Report = z.output<typeof lighthouseResult>['lhr']

const table = z.array(z.record(z.string(), z.unknown()))

/**
 * Returns the medians of three Lighthouse runs as a phone with applied slow 4G and 4x CPU throttling.
 * Times in ms, transfer sizes in kB; `machine` is the benchmark index of this machine.
 */
export async function lighthouseFigures(
  url: string,
  port: number,
): Promise<Partial<Record<Figure, number>> & { machine: number }> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run += 1) reports.push(await runOnce(url, port))
  const runs = reports.map(figuresOf)
  const medianOf = (figure: keyof (typeof runs)[number]) => median(runs.map(run => run[figure]))
  return {
    machine: medianOf('machine'),
    lcp: medianOf('lcp'),
    fcp: medianOf('fcp'),
    tbt: medianOf('tbt'),
    cls: medianOf('cls'),
    total: medianOf('total'),
    requests: medianOf('requests'),
    foreign: medianOf('foreign'),
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    practices: medianOf('practices'),
    bfcache: medianOf('bfcache'),
  }
}

async function runOnce(url: string, port: number): Promise<Report> {
  const { default: lighthouse } = lighthouseModule.parse(await importOnDemand('lighthouse'))
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    throttlingMethod: 'devtools',
  })
  const { lhr } = lighthouseResult.parse(result)
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  for (const line of shortfalls(lhr)) console.error(line)
  return lhr
}

function figuresOf(lhr: Report) {
  const requests = travelled(lhr)
  const own = new URL(lhr.finalDisplayedUrl).origin
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round(100 * (lhr.categories[category]?.score ?? 0))
  return {
    machine: lhr.environment.benchmarkIndex,
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    total: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: requests.length,
    foreign: new Set(requests.map(one => new URL(one.url).origin).filter(one => one !== own)).size,
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    bfcache: tableOf(lhr, 'bf-cache').length,
  }
}

/** Returns the network requests, without data URLs and Chromium's internal requests. */
function travelled(lhr: Report): { url: string; transferSize: number }[] {
  return tableOf(lhr, 'network-requests')
    .map(one => ({ url: String(one.url), transferSize: Number(one.transferSize ?? 0) }))
    .filter(({ url }) => /^https?:/.test(url))
}

function tableOf(lhr: Report, audit: string): z.output<typeof table> {
  return table.parse(lhr.audits[audit]?.details?.items ?? [])
}

/** Describes the failed audits of scores below 100. */
function shortfalls(lhr: Report): string[] {
  return ['accessibility', 'best-practices'].flatMap(category =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${lhr.requestedUrl}: ${category}: ${lhr.audits[id]?.title ?? id}`),
  )
}
