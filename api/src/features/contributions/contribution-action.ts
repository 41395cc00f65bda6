import type { Trace } from '../../http/route.ts'
import type { actorOf } from '../registries/registry-policy.ts'

/** A contribution that an owner acts on, and what the audit trail keeps of it. */
export interface ContributionAction {
  actor: ReturnType<typeof actorOf>
  id: string
  now: Date
  trace: Trace
}
