import { type Agent, fetch, type Response } from 'undici'
import { FetchError, toFetchError } from '../fetch-error.ts'
import { checkUrl } from '../guard/check-url.ts'
import type { FetchGuard } from '../guard/fetch-guard.ts'
import { createGuardedAgent } from '../guard/guarded-agent.ts'
import { decodeHtml } from './decode-html.ts'
import { META_REFRESH_MAX_BYTES, metaRefreshTarget } from './meta-refresh.ts'
import { addNavigationHeaders, REQUEST_HEADERS } from './request-headers.ts'

const MAX_ENCODINGS = 2
const ENCODINGS = new Set(['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'identity'])

/**
 * Reads the body of a response, decompressed while streaming. Throws as soon as it exceeds `maxBytes`, which
 * stops decompression bombs; more than two encodings are rejected (RFC 9110 8.4 sets no limit).
 */
async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  refuseEncodings(response.headers.get('content-encoding'))
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new FetchError('UNREACHABLE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function refuseEncodings(header: string | null): void {
  const encodings = header?.split(',').map(name => name.trim().toLowerCase()) ?? []
  const isKnown = encodings.every(name => ENCODINGS.has(name))
  if (encodings.length > MAX_ENCODINGS || !isKnown) throw new FetchError('UNREACHABLE')
}

/** Cookies of one fetch: some retailers set them on a redirect and require them on the next request. */
interface RedirectCookies {
  keep(url: URL, setCookies: readonly string[]): void
  /** Returns the `cookie` header for a URL: cookies of the same origin. */
  header(url: URL): string | undefined
}

function createRedirectCookies(): RedirectCookies {
  const jars = new Map<string, Map<string, string>>()
  return {
    keep(url, setCookies) {
      const jar = jars.get(url.origin) ?? new Map<string, string>()
      for (const line of setCookies) {
        const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? []
        if (name !== undefined && value !== undefined) jar.set(name, value.trim())
      }
      jars.set(url.origin, jar)
    },
    header(url) {
      const pairs = [...(jars.get(url.origin) ?? [])].map(([name, value]) => `${name}=${value}`)
      return pairs.length > 0 ? pairs.join('; ') : undefined
    },
  }
}

/** A fetched page. */
export interface FetchedPage {
  /** URL after all redirects. */
  url: string
  status: number
  contentType: string
  body: Buffer
  redirects: number
}

/**
 * Fetches an untrusted URL: public IP addresses only, each redirect checked, size and time limited. Throws only
 * FetchError.
 */
export async function safeFetch(
  address: string,
  guard: FetchGuard,
  signal?: AbortSignal,
): Promise<FetchedPage> {
  const start = checkUrl(address, guard)
  const timeout = AbortSignal.timeout(guard.limits.totalMs)
  const deadline = signal ? AbortSignal.any([timeout, signal]) : timeout
  const agent = createGuardedAgent(guard)
  try {
    return await followRedirects(start, {
      agent,
      guard,
      deadline,
      cookies: createRedirectCookies(),
    })
  } catch (error) {
    throw toFetchError(error)
  } finally {
    await agent.destroy()
  }
}

interface Journey {
  agent: Agent
  guard: FetchGuard
  deadline: AbortSignal
  cookies: RedirectCookies
}

async function followRedirects(start: URL, journey: Journey): Promise<FetchedPage> {
  let url = start
  for (let redirects = 0; redirects <= journey.guard.limits.maxRedirects; redirects++) {
    const answer = await fetchHop(url, journey)
    if (!('next' in answer)) return { ...answer, redirects }
    url = checkRedirect(answer.next, journey.guard)
  }
  throw new FetchError('UNREACHABLE')
}

async function fetchHop(
  url: URL,
  { agent, guard, deadline, cookies }: Journey,
): Promise<{ next: string } | Omit<FetchedPage, 'redirects'>> {
  const cookie = cookies.header(url)
  const response = await fetch(url, {
    dispatcher: agent.compose(addNavigationHeaders),
    redirect: 'manual',
    signal: deadline,
    headers: { ...REQUEST_HEADERS, ...(cookie && { cookie }) },
  })
  cookies.keep(url, response.headers.getSetCookie())
  const location = redirectTarget(response, url)
  if (location) {
    await response.body?.cancel()
    return { next: location }
  }
  const contentType = response.headers.get('content-type') ?? ''
  const body = await readBody(response, guard.limits.maxBytes)
  const refresh = metaRefresh(response, url, body)
  if (refresh) return { next: refresh }
  return { url: url.href, status: response.status, contentType, body }
}

function redirectTarget(response: Response, url: URL): string | undefined {
  const location = response.headers.get('location')
  if (![301, 302, 303, 307, 308].includes(response.status) || !location) return undefined
  return URL.parse(location, url)?.href ?? location
}

function metaRefresh(response: Response, url: URL, body: Buffer): string | undefined {
  const contentType = response.headers.get('content-type') ?? ''
  const isShortPage = body.length <= META_REFRESH_MAX_BYTES && /html/i.test(contentType)
  if (response.status !== 200 || !isShortPage) return undefined
  return metaRefreshTarget(decodeHtml(body, contentType), url)
}

// The requested URL was valid; only the redirect target was not.
function checkRedirect(address: string, guard: FetchGuard): URL {
  try {
    return checkUrl(address, guard)
  } catch (error) {
    const isInvalid = error instanceof FetchError && error.code === 'INVALID_URL'
    throw isInvalid ? new FetchError('UNREACHABLE', error) : error
  }
}
