import type { Trace } from '../../../http/routes/route.ts'
import type { Actor } from '../../audit/actor-of.ts'

/** Action of an owner on a contribution, with the data for its audit event. */
export interface ContributionAction {
  actor: Actor
  id: string
  now: Date
  trace: Trace
}
