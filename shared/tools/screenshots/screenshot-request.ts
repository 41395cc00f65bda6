import { UsageError } from '../test-run/selection/parse-arguments.ts'

/** The parsed arguments of `npm run screenshots`. */
export type ScreenshotRequest =
  | { mode: 'capture'; name: string; words: string[] }
  | { mode: 'compare'; before: string; after: string }

const USAGE =
  'Usage: npm run screenshots -- <name> [words], or npm run screenshots -- --compare <name> <name>'

/** Reads the arguments of `npm run screenshots`; throws a UsageError if they are incomplete. */
export function parseScreenshotRequest(args: readonly string[]): ScreenshotRequest {
  const [first, ...rest] = args.filter(arg => arg !== '--')
  if (first !== '--compare') return { mode: 'capture', name: runName(first), words: rest }
  const [before, after, ...others] = rest
  if (others.length > 0) throw new UsageError(USAGE)
  return { mode: 'compare', before: runName(before), after: runName(after) }
}

/** The name is a folder name, so it must not contain a path. */
function runName(name: string | undefined): string {
  if (name === undefined || !/^\w[\w.-]*$/.test(name)) throw new UsageError(USAGE)
  return name
}
