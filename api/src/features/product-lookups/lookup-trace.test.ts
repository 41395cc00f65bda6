import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { parseProductUrl } from '@registry/shared/contract/items/product-lookups'
import { startTracing, stopTracing } from '@registry/shared/tracing/tracing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shop } from '../../../../scraper/test/support/shop-pages.ts'
import { listen } from '../../../../shared/test/listen.ts'
import { type LookupFixture, openLookupFixture } from '../../../test/lookup-fixture.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: unknown }[]
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

const received: Span[] = []
let collector: Awaited<ReturnType<typeof listen>>
let fixture: LookupFixture

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { resourceSpans } = (await json(request)) as Export
  for (const { scopeSpans } of resourceSpans) {
    received.push(...scopeSpans.flatMap(({ spans }) => spans))
  }
  response.setHeader('content-type', 'application/json').end('{}')
}

beforeAll(async () => {
  collector = await listen(createServer((request, response) => void receive(request, response)))
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  fixture = await openLookupFixture(shop(), { settings, isOwnProcess: true })
  await startTracing('baby-registry-api', fixture.api.app.log)
})
afterAll(async () => {
  await fixture.stop()
  await stopTracing()
  await collector.stop()
  vi.unstubAllEnvs()
})

test('the request, the job and the scrape of a pasted link are spans of one trace without its URL', async () => {
  const url = `${fixture.shop}/stroller?name=priya`
  await fixture.call(parseProductUrl, { body: { url } })
  const named = (name: string) => received.find(span => span.name === name)
  const request = 'POST /admin/scraping/parse-product-url'
  const names = [request, 'job scrape', 'scrape']
  await expect.poll(() => names.filter(named), { timeout: 60_000 }).toEqual(names)
  const [first, job, scrape] = names.map(named)
  expect([job?.traceId, scrape?.traceId]).toEqual([first?.traceId, first?.traceId])
  expect([first?.parentSpanId, job?.parentSpanId, scrape?.parentSpanId]).toEqual([
    ...[undefined, first?.spanId, job?.spanId],
  ])
  expect(JSON.stringify(received)).not.toMatch(/priya|127\.0\.0\.1/)
})
