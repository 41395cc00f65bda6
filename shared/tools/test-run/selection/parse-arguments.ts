/** Invalid arguments; the message is shown to the developer. */
export class UsageError extends Error {}

/** The parsed arguments of `npm test`. */
export interface TestRequest {
  /** The whole suite, the files that match words, or the tests related to a change. */
  mode: 'whole' | 'selected' | 'changed'
  /** Parts of paths of test files, `path:line` included. */
  words: string[]
  /** Part of a test's full title, taken literally. */
  title?: string
  /** Other options, passed to Vitest as they are. */
  options: string[]
  isSlowestShown: boolean
  /** Whether messages are delayed at random, to find tests that depend on luck. */
  isJittered: boolean
}

/** Reads the arguments of `npm test`; throws a UsageError if one is incomplete. */
export function parseArguments(args: string[]): TestRequest {
  const request: TestRequest = {
    mode: 'whole',
    words: [],
    options: [],
    isSlowestShown: false,
    isJittered: false,
  }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, title] = /^(?:-t|--testNamePattern)=(.*)$/s.exec(arg) ?? []
    if (arg === '--slowest') request.isSlowestShown = true
    else if (arg === '--jitter') request.isJittered = true
    else if (arg === '--changed') request.mode = 'changed'
    else if (arg === '-t' || arg === '--testNamePattern') request.title = titleAfter(arg, rest)
    else if (title !== undefined) request.title = title
    else if (arg.startsWith('-')) request.options.push(arg)
    else request.words.push(arg)
  }
  const isNarrowed =
    request.words.length + request.options.length > 0 || request.title !== undefined
  if (request.mode === 'changed' && isNarrowed) {
    throw new UsageError('--changed chooses the tests itself: give it no words and no title.')
  }
  return isNarrowed ? { ...request, mode: 'selected' } : request
}

function titleAfter(option: string, rest: string[]): string {
  const title = rest.shift()
  if (!title) throw new UsageError(`${option} needs a part of a test's title.`)
  return title
}

/** A regular expression that matches exactly this text. */
export function literally(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
