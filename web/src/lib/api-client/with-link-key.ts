import { ApiError } from '@registry/shared/client/api-error'

type LinkKey = { headers: { 'x-link-key': string } } | { query: { key: string } }

/**
 * Sends the key of an emailed link in a header, because proxies log URLs. During an update a copy of the previous
 * release may answer, which reads the key from the query string only.
 */
export async function withLinkKey<T>(key: string, call: (sent: LinkKey) => Promise<T>): Promise<T> {
  try {
    return await call({ headers: { 'x-link-key': key } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') throw error
    return call({ query: { key } })
  }
}
