import type { ApiError } from '@registry/shared/client/api-error'
import type { Endpoint } from '@registry/shared/contract/endpoint'

type Failure = Pick<ApiError, 'status' | 'code'>

/** A failed API request for error reports: route pattern and error code only, no request or response data. */
export class FailedRequest extends Error {
  /** Whether the status is 4xx, which may be an expected rejection. */
  declare readonly isRejectedByServer: boolean
  declare readonly call: Pick<Endpoint, 'method' | 'path'> & Failure

  constructor({ method, path }: Pick<Endpoint, 'method' | 'path'>, { status, code }: Failure) {
    super(`${method} ${path}: ${status} ${code}`)
    this.name = 'FailedCall'
    this.call = { method, path, status, code }
    this.isRejectedByServer = status >= 400 && status < 500
  }
}
