import path from 'node:path'
import * as z from 'zod'
import { unitCommand } from './closing-lines.ts'
import { type Failure, failed, sumTallies, type Tally } from './tally.ts'
import type { Timing } from './timings.ts'

const testResult = z.object({
  status: z.string(),
  ancestorTitles: z.array(z.string()),
  fullName: z.string(),
  title: z.string(),
  failureMessages: z.array(z.string()),
  location: z.nullish(z.object({ line: z.number() })),
})

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(testResult),
    }),
  ),
})

type FileResult = z.output<typeof report>['testResults'][number]

/** Reads the report of Vitest's JSON reporter; file names become paths from `root`. */
export function readVitestReport(json: string, root: string): { tally: Tally; files: Timing[] } {
  const result = report.parse(JSON.parse(json))
  const files = result.testResults.map(file => ({ ...file, name: path.relative(root, file.name) }))
  const tests = {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
    failures: files.flatMap(failuresIn),
  }
  const broken = files
    .filter(isBroken)
    .map(({ name, message }) => failed(name, message, alone(name)))
  return {
    tally: sumTallies([...broken, tests]),
    files: files.map(({ name, startTime, endTime }) => ({
      name,
      milliseconds: endTime - startTime,
    })),
  }
}

/** A file that failed before any of its tests could run. */
function isBroken({ status, assertionResults }: FileResult): boolean {
  return status === 'failed' && assertionResults.length === 0
}

function alone(file: string): string {
  return `npm test -- ${file}`
}

function failuresIn({ name: file, assertionResults }: FileResult): Failure[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title, fullName, failureMessages: [message = ''], location }) => ({
      name: [location ? `${file}:${location.line}` : file, ...titles(ancestorTitles, title)].join(
        ' › ',
      ),
      message,
      command: unitCommand(file, fullName.trim()),
    }))
}

function titles(ancestors: string[], title: string): string[] {
  return [...ancestors, title].filter(part => part !== '')
}
