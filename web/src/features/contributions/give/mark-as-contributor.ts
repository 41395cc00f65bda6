import { markVisited } from '../../../lib/visitor/first-visit.ts'
import { visitorIdentity } from '../../../lib/visitor/visitor-identity.ts'

/** Marks this browser's visitor as a contributor, which also disables the welcome dialog. */
export function markAsContributor(): void {
  visitorIdentity.save({ hasContributed: true })
  markVisited()
}
