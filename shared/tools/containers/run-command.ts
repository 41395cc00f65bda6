import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { root } from '../run-tool.ts'

/** Runs a program of the machine to its end; returns its output. Throws with the end of its output when it fails. */
export async function runCommand(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code === 0) return out.trim()
  throw new Error(`${command} ${args.slice(0, 3).join(' ')} …\n${(out + err).slice(-3_000)}`)
}
