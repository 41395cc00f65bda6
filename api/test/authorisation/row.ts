import type { ErrorCode } from '@registry/shared/errors/error-codes'
import type { viewerPermissions } from '../../src/http/routes/viewer-permissions.ts'
import type { Disclosure } from './find-leaks.ts'
import type { OwnerFixture } from './owner-fixture.ts'

/** Data about an endpoint that the authorisation tests need beyond its contract. */
export interface Row {
  /** Path parameters. */
  params?: (of: OwnerFixture) => Record<string, string>
  query?: (of: OwnerFixture) => Record<string, string>
  /** A valid body. */
  body?: (of: OwnerFixture) => object
  /** True when the path names a private object: 404 for all other callers. */
  isOwn?: true
  /** Permission that the caller needs beyond their registry. */
  needs?: keyof ReturnType<typeof viewerPermissions>
  /** Error that permitted callers receive, where a success requires external services. */
  refusal?: ErrorCode
  /** Private data that the response may contain. */
  tells?: Disclosure
  /** Bodies that name another owner's object: rejected as invalid. */
  borrows?: (of: OwnerFixture) => object
}
