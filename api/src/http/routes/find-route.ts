import type { Endpoint } from '@registry/shared/contract/endpoint'

type Place = Pick<Endpoint, 'method' | 'path'>

interface Candidate<T> {
  /** Segments of the path, for example '{slug}'. */
  segments: readonly string[]
  target: T
}

interface Found<T> {
  target: T
  /** Decoded parameters of the path. */
  params: Record<string, string>
}

/** Splits a path into its segments, without the one that a slash at the end would add. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/')
  if (segments.at(-1) === '') segments.pop()
  return segments
}

const isParameter = (segment: string) => segment.startsWith('{')

/** Returns malformed text unchanged; the schema of the parameter rejects it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  return pattern.every((part, at) =>
    isParameter(part) ? segments[at] !== '' : part === segments[at],
  )
}

function paramsOf(pattern: readonly string[], segments: readonly string[]) {
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    if (isParameter(part)) params[part.slice(1, -1)] = decode(segments[at] ?? '')
  }
  return params
}

/**
 * Creates a function that returns the first target whose method and path (`/registry/{slug}/items`) match a request.
 * Targets of GET match HEAD too. A router of Koa tests the regular expressions of all paths for each request.
 */
export function createRouteFinder<T extends Place>(
  targets: readonly T[],
): (method: string, path: string) => Found<T> | undefined {
  const index = new Map<string, Candidate<T>[]>()
  const keyOf = (method: string, { length }: readonly string[]) =>
    `${method === 'HEAD' ? 'GET' : method} ${length}`
  for (const target of targets) {
    const segments = segmentsOf(target.path)
    const key = keyOf(target.method, segments)
    index.set(key, [...(index.get(key) ?? []), { segments, target }])
  }
  return (method, path) => {
    const segments = segmentsOf(path)
    const found = index
      .get(keyOf(method, segments))
      ?.find(candidate => isMatch(candidate.segments, segments))
    return found && { target: found.target, params: paramsOf(found.segments, segments) }
  }
}
