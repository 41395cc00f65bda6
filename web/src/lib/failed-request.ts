import type { ApiError } from '@registry/shared/client/api-error'
import type { Endpoint } from '@registry/shared/contract/endpoint'

type Failure = Pick<ApiError, 'status' | 'code'>

/** A call that failed, as reports name it: its pattern and the code, and no word of what was sent or said. */
export class FailedRequest extends Error {
  /** The server said no to what was asked; nothing need be broken. */
  readonly isRejectedByServer: boolean
  readonly call: Pick<Endpoint, 'method' | 'path'> & Failure

  constructor({ method, path }: Pick<Endpoint, 'method' | 'path'>, { status, code }: Failure) {
    super(`${method} ${path}: ${status} ${code}`)
    this.name = 'FailedCall'
    this.call = { method, path, status, code }
    this.isRejectedByServer = status >= 400 && status < 500
  }
}
