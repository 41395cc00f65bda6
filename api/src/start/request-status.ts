import { once } from 'node:events'

// Not fetch, and not imported: either loads Node's HTTP client undici, 7 MB that would stay with the supervisor.
const http = process.getBuiltinModule('node:http')

/** Returns the status of a response, without following redirects; undefined when there is none. */
export async function requestStatus(
  url: string,
  method: 'GET' | 'HEAD',
): Promise<number | undefined> {
  const request = http.request(url, { method, agent: false }).end()
  try {
    const [response] = await once(request, 'response')
    response.resume()
    return response.statusCode
  } catch {
    return undefined
  }
}
