import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../../shared/tools/run-tool.ts'
import { registerCleanup } from './cleanup.ts'
import { residentMb } from './memory.ts'

const SAMPLE_MS = 50

/** A finished command. */
export interface CommandRun {
  /** Exit code, or the signal that ended it. */
  result: number | string
  /** Duration in ms. */
  ms: number
  /** Highest sample of its resident memory in MB. */
  peakMb: number
  output: string
}

/** A running command of `api/src/cli`. */
export interface RunningCommand {
  kill(signal: NodeJS.Signals): void
  ended: Promise<CommandRun>
}

/** Starts a command of the product without npm. */
export function startCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): RunningCommand {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'api/src/cli', `${name}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let peakMb = 0
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid) || 0)
  }, SAMPLE_MS)
  const forget = registerCleanup(async () => child.kill('SIGKILL'))
  const finish = async () => {
    const [out, err, [code, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    clearInterval(timer)
    await forget()
    const ms = performance.now() - startedAt
    return { result: code ?? signal, ms, peakMb, output: `${out}${err}`.trim() }
  }
  return { kill: signal => void child.kill(signal), ended: finish() }
}

/** Runs a command to its end. Throws when it fails. */
export async function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<CommandRun> {
  const run = await startCommand(name, args, env).ended
  if (run.result !== 0) throw new Error(`${name} ended with ${run.result}: ${run.output}`)
  return run
}
