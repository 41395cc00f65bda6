import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { reportCheck } from './report-check.ts'
import { root, runTool } from './run-tool.ts'
import { failed, sumTallies, type Tally } from './tally.ts'

const summary = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      execution: z.optional(z.object({ exitCode: z.number() })),
      cache: z.optional(z.object({ status: z.string() })),
    }),
  ),
})

export interface TurboOutcome {
  tally: Tally
  /** Whether that workspace's task ended well. */
  hasPassed: (taskId: string) => boolean
}

/** Runs tasks of all workspaces, but what an earlier run has done for the same sources. */
export async function turboChecks(tasks: string[]): Promise<TurboOutcome> {
  const runs = path.join(root, '.turbo/runs')
  await rm(runs, { recursive: true, force: true })
  const args = ['run', ...tasks, '--continue', '--output-logs=errors-only', '--summarize']
  const { isOk, output } = await runTool('turbo', args, { env: { npm_config_loglevel: 'silent' } })
  const results = await readSummary(runs)
  if (results.size === 0) console.log(`${output.trimEnd()}\n`)
  const tallies = [...results].map(([taskId, ok]) =>
    reportCheck(taskId.replace('@registry/', '').replace('#', ' '), ok, linesOf(taskId, output)),
  )
  // A task that was never started, or turbo itself, may be what failed.
  const isSilent = !isOk && [...results.values()].every(Boolean)
  return {
    tally: sumTallies(isSilent ? [...tallies, failed('turbo')] : tallies),
    hasPassed: taskId => results.get(taskId) ?? false,
  }
}

async function readSummary(folder: string): Promise<Map<string, boolean>> {
  const [file] = await readdir(folder).catch(() => [])
  if (!file) return new Map()
  const { tasks } = summary.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
  const real = tasks.filter(task => task.execution ?? task.cache?.status === 'HIT')
  return new Map(real.map(task => [task.taskId, (task.execution?.exitCode ?? 0) === 0]))
}

function linesOf(taskId: string, output: string): string {
  const prefix = `${taskId.replace('#', ':')}: `
  const lines = output.split('\n').filter(line => line.startsWith(prefix))
  return lines.map(line => line.slice(prefix.length)).join('\n')
}
