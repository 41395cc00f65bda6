import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPhases, type Phases } from '../reports/phases.ts'
import type { Timings } from '../reports/timings.ts'

/** Shared state of one `npm test` run. */
export interface TestRun {
  /** Folder for the tools' reports; deleted at the end. */
  reportDir: string
  phases: Phases
  timings: Timings
  /** Adds something to do at the end of the run, interrupted or not. */
  onEnd(cleanUp: () => Promise<void>): void
  end(): Promise<void>
}

export async function createTestRun(): Promise<TestRun> {
  const reportDir = await mkdtemp(path.join(tmpdir(), 'registry-report-'))
  const cleanUps = [() => rm(reportDir, { recursive: true, force: true })]
  return {
    reportDir,
    // run.mjs installs the packages before this process begins.
    phases: createPhases({ installation: Number(process.env.REGISTRY_INSTALL_MS ?? 0) }),
    timings: { unitFiles: [], endToEndTests: [] },
    onEnd: cleanUp => void cleanUps.push(cleanUp),
    async end() {
      for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
    },
  }
}
