import { visitorIdentity } from '../../lib/visitor-identity.ts'
import { markVisited } from '../../lib/visitor-visits.ts'

/** Remembers in this browser that somebody gave here; who has given needs no welcome. */
export function markAsContributor(): void {
  visitorIdentity.save({ hasContributed: true })
  markVisited()
}
