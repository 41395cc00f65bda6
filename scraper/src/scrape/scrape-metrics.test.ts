import { expect, test } from 'vitest'
import { readMetric } from '../../../shared/test/read-metric.ts'
import { countScrape } from './scrape-metrics.ts'

test('a scrape is counted by retailer and outcome, its steps by step and outcome', async () => {
  const scrapes = () =>
    readMetric('registry_scrapes_total', { retailer: 'other', outcome: 'TIMEOUT' })
  const steps = () =>
    readMetric('registry_scrape_steps_total', {
      ...{ retailer: 'other', step: 'http', outcome: 'TIMEOUT' },
    })
  const before = [(await scrapes()) ?? 0, (await steps()) ?? 0] as const
  const step = { method: 'http', outcome: 'TIMEOUT', startedAt: '', durationMs: 8_000 } as const
  countScrape({
    outcome: { status: 'failed', code: 'TIMEOUT' },
    retailer: null,
    steps: [step, step],
    durationMs: 16_000,
  })
  expect([await scrapes(), await steps()]).toEqual([before[0] + 1, before[1] + 2])
})
