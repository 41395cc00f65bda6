import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { root, runTool } from '../../run-tool.ts'
import { reportCheck } from '../reports/report-check.ts'
import { failed, sumTallies, type Tally } from '../reports/tally.ts'

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
  /** Whether that workspace's task succeeded. */
  hasPassed: (taskId: string) => boolean
}

/** Runs tasks of all or some workspaces; turbo skips tasks cached for the same sources. */
export async function turboChecks(
  tasks: string[],
  workspaces: string[] = [],
): Promise<TurboOutcome> {
  const runs = path.join(root, '.turbo/runs')
  await rm(runs, { recursive: true, force: true })
  const filters = workspaces.map(name => `--filter=@registry/${name}`)
  const options = ['--continue', '--output-logs=errors-only', '--summarize']
  const args = ['run', ...tasks, ...options, ...filters]
  const { isOk, output } = await runTool('turbo', args, { env: { npm_config_loglevel: 'silent' } })
  const results = await readSummary(runs)
  if (results.size === 0) console.log(`${output.trimEnd()}\n`)
  const tallies = [...results].map(([taskId, ok]) => {
    const name = taskId.replace('@registry/', '').replace('#', ' ')
    return reportCheck(name, ok, linesOf(taskId, output), `npm run ${name.split(' ')[1]}`)
  })
  // Turbo itself failed, or a task that it never started.
  const isSilent = !isOk && [...results.values()].every(Boolean)
  return {
    tally: sumTallies(isSilent ? [...tallies, failed('turbo', output)] : tallies),
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
