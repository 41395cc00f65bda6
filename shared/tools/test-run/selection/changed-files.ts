import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../run-tool.ts'

const execute = promisify(execFile)

export interface Change {
  /** Name of the base of the comparison for the output: `main` or `uncommitted changes`. */
  since: string
  /** Files that exist and differ, uncommitted and new ones included. */
  files: string[]
}

/** Finds the files that differ from the merge base with main; on main itself, with origin/main. */
export async function changedFiles(): Promise<Change> {
  const branch = (await git('rev-parse', '--abbrev-ref', 'HEAD')).join('')
  const { name, commit } = await baseOf(branch)
  const [changed, untracked] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', '--no-renames', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return { since: name, files: [...new Set([...changed, ...untracked])].sort() }
}

async function baseOf(branch: string): Promise<{ name: string; commit: string }> {
  for (const name of baseNames(branch)) {
    const [commit] = await git('merge-base', name, 'HEAD').catch(() => [])
    if (commit) return { name, commit }
  }
  return { name: 'the last commit', commit: 'HEAD' }
}

/** Candidate base branches, preferred first. */
function baseNames(branch: string): string[] {
  return branch === 'main' ? ['origin/main'] : ['main', 'origin/main']
}

async function git(...args: string[]): Promise<string[]> {
  const options = { cwd: root, maxBuffer: 100_000_000 }
  const { stdout } = await execute('git', ['-c', 'core.quotePath=false', ...args], options)
  return stdout.split('\n').filter(line => line !== '')
}
