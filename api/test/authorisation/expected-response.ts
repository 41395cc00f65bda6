import type { Endpoint } from '@registry/shared/contract/endpoint'
import { ERROR_CODES, type ErrorCode } from '@registry/shared/errors/error-codes'
import { type SignedIn, viewerPermissions } from '../../src/http/routes/viewer-permissions.ts'
import type { CallerName } from './callers.ts'
import type { Row } from './row.ts'
import { rowOf } from './rows.ts'

export interface Expected {
  status: number
  code: ErrorCode | undefined
}

const refused = (code: ErrorCode): Expected => ({ status: ERROR_CODES[code].status, code })

const SIGNED_IN: Partial<Record<CallerName, SignedIn>> = {
  'owner A': { kind: 'owner', isAdmin: false },
  "A's extension": { kind: 'owner', isAdmin: false },
  'owner B': { kind: 'owner', isAdmin: false },
  'system admin': { kind: 'owner', isAdmin: true },
  'legacy admin': { kind: 'legacy_admin' },
}

/** Callers that may access A's data. */
const A: readonly CallerName[] = ['owner A', "A's extension"]

function refusalOf(
  { access, extension }: Endpoint,
  row: Row,
  caller: CallerName,
): ErrorCode | undefined {
  if (access === 'anyone') return undefined
  if (access === 'visitor') return caller === 'visitor' ? undefined : 'SESSION_REQUIRED'
  const viewer = SIGNED_IN[caller]
  if (!viewer) return 'AUTHENTICATION_REQUIRED'
  if (caller === "A's extension" && !extension) return 'FORBIDDEN'
  const needs = access === 'admin' ? 'administer' : row.needs
  if (needs && !viewerPermissions(viewer)[needs]) return 'FORBIDDEN'
  return row.isOwn && !A.includes(caller) ? 'NOT_FOUND' : undefined
}

/** Returns the expected response, from the contract's access, the policies and the data's owner. */
export function expectedResponse(endpoint: Endpoint, caller: CallerName): Expected {
  const row = rowOf(endpoint)
  const refusal = refusalOf(endpoint, row, caller) ?? row.refusal
  return refusal ? refused(refusal) : { status: endpoint.status ?? 200, code: undefined }
}
