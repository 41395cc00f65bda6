import type { Trace } from '../../../http/routes/route.ts'
import type { actorOf } from '../../registries/registry-policy.ts'

/** Action of an owner on a contribution, with the data for its audit event. */
export interface ContributionAction {
  actor: ReturnType<typeof actorOf>
  id: string
  now: Date
  trace: Trace
}
