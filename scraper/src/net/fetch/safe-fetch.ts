import { type Agent, fetch, type Response } from 'undici'
import { FetchError, toFetchError } from '../fetch-error.ts'
import { checkUrl } from '../guard/check-url.ts'
import type { FetchGuard } from '../guard/fetch-guard.ts'
import { createGuardedAgent } from '../guard/guarded-agent.ts'
import { decodeHtml } from './decode-html.ts'
import { META_REFRESH_MAX_BYTES, metaRefreshTarget } from './meta-refresh.ts'
import { readBody } from './read-body.ts'
import { createRedirectCookies, type RedirectCookies } from './redirect-cookies.ts'
import { addNavigationHeaders, REQUEST_HEADERS } from './request-headers.ts'

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
