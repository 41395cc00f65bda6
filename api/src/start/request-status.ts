import { once } from 'node:events'

// Not fetch, and not imported: either loads Node's HTTP client undici, 7 MB that would stay with the supervisor.
const http = process.getBuiltinModule('node:http')

/** Returns the status of a response, without following redirects; undefined when there is none within `timeoutMs`. */
export async function requestStatus(
  url: string,
  method: 'GET' | 'HEAD',
  timeoutMs = 5_000,
): Promise<number | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = http.request(url, { method, agent: false, signal }).end()
  // A connection can also fail after the response has begun.
  request.on('error', () => undefined)
  try {
    const [response] = await once(request, 'response')
    response.on('error', () => undefined).resume()
    return response.statusCode
  } catch {
    return undefined
  }
}
