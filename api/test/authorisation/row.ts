import type { ErrorCode } from '@registry/shared/errors/error-codes'
import type { viewerPermissions } from '../../src/http/viewer-permissions.ts'
import type { Disclosure } from './find-leaks.ts'
import type { OwnerFixture } from './owner-fixture.ts'

/** What the authorisation tests must know of an endpoint beyond its contract. */
export interface Row {
  /** The objects that the path names. */
  params?: (of: OwnerFixture) => Record<string, string>
  query?: (of: OwnerFixture) => Record<string, string>
  /** A body that the call takes. */
  body?: (of: OwnerFixture) => object
  /** The path names something that is its owner's alone: for everybody else it is not there. */
  isOwn?: true
  /** What the caller must be able to do beyond their registry. */
  needs?: keyof ReturnType<typeof viewerPermissions>
  /** The failure that everybody who may call gets, where a success needs the outside world. */
  refusal?: ErrorCode
  /** What the answer is made to tell. */
  tells?: Disclosure
  /** Bodies that name something of another's: refused as not valid. */
  borrows?: (of: OwnerFixture) => object
}
