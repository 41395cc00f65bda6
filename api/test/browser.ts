import { type Call, createClient } from '@registry/shared/client/create-client'
import { TEST_TIMEOUT_MS, type TestApi } from './start-api.ts'

export interface Browser {
  call: Call
  /** Cookies by name, as the server last set them. */
  cookies: Map<string, string>
  /** Set-Cookie headers of the last response. */
  lastSetCookies(): string[]
  /** Headers of all further requests. */
  headers: Record<string, string>
}

function keep(cookies: Map<string, string>, setCookies: readonly string[]): void {
  for (const line of setCookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** Simulates our page in a browser with cookies; cookie paths are ignored. */
export function openBrowser(api: TestApi): Browser {
  const cookies = new Map<string, string>()
  const headers: Record<string, string> = {
    origin: api.app.config.publicUrl,
    'x-requested-with': 'fetch',
  }
  let setCookies: string[] = []
  const fetchWithCookies: typeof fetch = async (url, init) => {
    const sent = new Headers(init?.headers)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) sent.set('cookie', cookie)
    const response = await fetch(url, { ...init, headers: sent })
    setCookies = response.headers.getSetCookie()
    keep(cookies, setCookies)
    return response
  }
  const { call } = createClient({
    baseUrl: `${api.url}/api`,
    authorize: async () => ({ ...headers }),
    fetch: fetchWithCookies,
    timeoutMs: TEST_TIMEOUT_MS,
  })
  return { call, cookies, headers, lastSetCookies: () => setCookies }
}
