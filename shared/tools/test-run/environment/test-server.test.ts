import { describe, expect, test } from 'vitest'
import { needsTestServer } from './test-server.ts'

describe('needsTestServer', () => {
  test.each([
    [[], true],
    [['shared/src/money/money.test.ts', 'web/src/pages/router.test.ts'], false],
    [['shared/src/money/money.test.ts', 'api/src/secrets.test.ts'], true],
    [['web/src/features/settings/settings-form.test.tsx:7'], true],
    [['scraper/test/scrape-job.test.ts'], true],
    [['web/e2e/visitor-pays.spec.ts:42'], true],
  ])('for %j is %s', (files, expected) => {
    expect(needsTestServer(files)).toBe(expected)
  })
})
