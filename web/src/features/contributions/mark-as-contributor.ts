import { markVisited } from '../../lib/first-visit.ts'
import { visitorIdentity } from '../../lib/visitor-identity.ts'

/** Marks this browser's visitor as a contributor, which also disables the welcome dialog. */
export function markAsContributor(): void {
  visitorIdentity.save({ hasContributed: true })
  markVisited()
}
