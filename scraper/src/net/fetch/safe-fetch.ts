import { type Agent, fetch, type Response } from 'undici'
import { RejectedResponseError, toFetchError } from '../fetch-error.ts'
import { checkUrl, parseWebAddress } from '../guard/check-url.ts'
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
    if (length > maxBytes) throw new RejectedResponseError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function refuseEncodings(header: string | null): void {
  const encodings = header?.split(',').map(name => name.trim().toLowerCase()) ?? []
  const isKnown = encodings.every(name => ENCODINGS.has(name))
  if (encodings.length > MAX_ENCODINGS || !isKnown) throw new RejectedResponseError()
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
  /** Empty if the content type was not accepted. */
  body: Buffer
  redirects: number
}

type HopResponse = Omit<FetchedPage, 'redirects'> | { status: number; next: string }

/** Runs one request of a fetch. Each redirect is a request of its own. */
export type RunRequest = (
  address: string,
  request: () => Promise<HopResponse>,
) => Promise<HopResponse>

export interface SafeFetchOptions {
  signal?: AbortSignal
  /** Decides by the content type whether to read the body. */
  acceptsType?: (contentType: string) => boolean
  runRequest?: RunRequest
}

/**
 * Fetches an untrusted URL: public IP addresses only, each redirect checked, size and time limited. Throws only
 * FetchError.
 */
export async function safeFetch(
  address: string,
  guard: FetchGuard,
  { signal, acceptsType = () => true, runRequest = runNow }: SafeFetchOptions = {},
): Promise<FetchedPage> {
  const timeout = AbortSignal.timeout(guard.limits.totalMs)
  const deadline = signal ? AbortSignal.any([timeout, signal]) : timeout
  const agent = createGuardedAgent(guard)
  try {
    return await followRedirects(address, {
      agent,
      guard,
      deadline,
      acceptsType,
      runRequest,
      cookies: createRedirectCookies(),
    })
  } catch (error) {
    throw toFetchError(error)
  } finally {
    await agent.destroy()
  }
}

const runNow: RunRequest = (_address, request) => request()

interface Journey extends Required<Pick<SafeFetchOptions, 'acceptsType' | 'runRequest'>> {
  agent: Agent
  guard: FetchGuard
  deadline: AbortSignal
  cookies: RedirectCookies
}

async function followRedirects(start: string, journey: Journey): Promise<FetchedPage> {
  let address = start
  for (let redirects = 0; redirects <= journey.guard.limits.maxRedirects; redirects++) {
    const target = address
    const answer = await journey.runRequest(target, () => fetchHop(target, journey))
    if (!('next' in answer)) return { ...answer, redirects }
    address = checkRedirect(answer.next)
  }
  throw new RejectedResponseError()
}

async function fetchHop(address: string, journey: Journey): Promise<HopResponse> {
  const { agent, guard, deadline, cookies, acceptsType } = journey
  const url = checkUrl(address, guard)
  const cookie = cookies.header(url)
  const response = await fetch(url, {
    dispatcher: agent.compose(addNavigationHeaders),
    redirect: 'manual',
    signal: deadline,
    headers: { ...REQUEST_HEADERS, ...(cookie && { cookie }) },
  })
  cookies.keep(url, response.headers.getSetCookie())
  const { status } = response
  const location = redirectTarget(response, url)
  const contentType = response.headers.get('content-type') ?? ''
  if (location || !acceptsType(contentType)) {
    await response.body?.cancel()
    return location
      ? { status, next: location }
      : { url: url.href, status, contentType, body: Buffer.alloc(0) }
  }
  const body = await readBody(response, guard.limits.maxBytes)
  const refresh = metaRefresh(response, url, body)
  if (refresh) return { status, next: refresh }
  return { url: url.href, status, contentType, body }
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

// The requested URL was valid; only the redirect target is not.
function checkRedirect(address: string): string {
  try {
    return parseWebAddress(address).href
  } catch (error) {
    throw new RejectedResponseError(error)
  }
}
