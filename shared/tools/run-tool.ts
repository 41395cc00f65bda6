import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

export const root = path.resolve(import.meta.dirname, '../..')

export interface Finished {
  isOk: boolean
  /** Output of the tool; empty if it went to the terminal. */
  output: string
}

interface ToolOptions {
  /** Folder of the program; node_modules/.bin of the project by default. */
  bin?: string
  cwd?: string
  env?: Record<string, string>
  /** Writes to the terminal instead of collecting the output. */
  isLive?: boolean
}

const running = new Set<ChildProcess>()

/** Runs an installed program to its end. */
export async function runTool(
  tool: string,
  args: string[],
  {
    bin = path.join(root, 'node_modules/.bin'),
    cwd = root,
    env = {},
    isLive = false,
  }: ToolOptions = {},
): Promise<Finished> {
  const child = spawn(path.join(bin, tool), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  running.add(child)
  const [out, err, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  running.delete(child)
  return { isOk: code === 0, output: out + err }
}

/** Sends SIGTERM to all running tools. */
export function endRunningTools(): void {
  for (const child of running) child.kill('SIGTERM')
}
