import { describe, expect, test } from 'vitest'
import { readPlaywrightReport } from './playwright-report.ts'
import { readVitestReport } from './vitest-report.ts'

describe('readVitestReport', () => {
  const result = (title: string, failureMessages: string[] = []) => ({
    status: failureMessages.length > 0 ? 'failed' : 'passed',
    ancestorTitles: ['items'],
    title,
    fullName: `items ${title}`,
    failureMessages,
    location: { line: 42, column: 3 },
  })
  const json = JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: '/project/api/src/a.test.ts',
        status: 'failed',
        message: '',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [result('returns 200'), result('returns 409', ['Error: no', 'later'])],
      },
      {
        name: '/project/api/src/b.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        startTime: 1000,
        endTime: 1000,
        assertionResults: [],
      },
    ],
  })

  test('names a failed test with its line, first error and command', () => {
    expect(readVitestReport(json, '/project').tally.failures).toContainEqual({
      name: 'api/src/a.test.ts:42 › items › returns 409',
      message: 'Error: no',
      command: 'npm test -- api/src/a.test.ts -t "items returns 409"',
    })
  })

  test('counts a file that could not be loaded as a failure', () => {
    const { tally } = readVitestReport(json, '/project')
    expect(tally).toMatchObject({ passed: 1, failed: 2, skipped: 0 })
    expect(tally.failures).toContainEqual({
      name: 'api/src/b.test.ts',
      message: 'Cannot find module',
      command: 'npm test -- api/src/b.test.ts',
    })
  })

  test('says how long each file took', () => {
    const [first] = readVitestReport(json, '/project').files
    expect(first).toEqual({ name: 'api/src/a.test.ts', milliseconds: 2500 })
  })
})

describe('readPlaywrightReport', () => {
  const spec = (title: string, ok: boolean, messages: string[]) => ({
    title,
    ok,
    file: 'pays.spec.ts',
    line: 7,
    tests: [{ results: messages.map(message => ({ duration: 1500, errors: [{ message }] })) }],
  })
  const json = (specs: object[], flaky = 0, errors: object[] = []) =>
    JSON.stringify({
      config: { rootDir: '/project/web/e2e' },
      suites: [{ title: 'pays.spec.ts', specs: [], suites: [{ title: 'a visitor', specs }] }],
      errors,
      stats: { expected: 0, unexpected: 1 - flaky, flaky, skipped: 0 },
    })
  const failure = {
    name: 'web/e2e/pays.spec.ts:7 › a visitor › pays',
    message: 'Error: not visible',
    command: 'npm test -- web/e2e/pays.spec.ts:7',
  }

  test('names a failed test with its line, first error and command', () => {
    const report = json([spec('pays', false, ['Error: not visible'])])
    const { tally } = readPlaywrightReport(report, 'web', '/project')
    expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [failure] })
  })

  test('counts a test that passes only the second time as a failure', () => {
    const flaky = json([spec('pays', true, ['Error: not visible', ''])], 1)
    expect(readPlaywrightReport(flaky, 'web', '/project').tally).toMatchObject({
      failed: 1,
      failures: [failure],
    })
  })

  test('counts an error outside every test as a failure', () => {
    const report = json([], 1, [{ message: 'no tests found' }])
    const { tally } = readPlaywrightReport(report, 'web', '/project')
    expect(tally.failures).toEqual([{ name: 'web end-to-end tests', message: 'no tests found' }])
  })

  test('says how long each test took', () => {
    const report = json([spec('pays', false, ['no'])])
    const { tests } = readPlaywrightReport(report, 'web', '/project')
    expect(tests).toEqual([{ name: failure.name, milliseconds: 1500 }])
  })
})
