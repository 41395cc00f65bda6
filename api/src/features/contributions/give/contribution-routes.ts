import { contribute } from '@registry/shared/contract/contributions/contributions'
import { type Route, route } from '../../../http/routes/route.ts'
import {
  CONTRIBUTE_LIMITS,
  contributeToRegistry,
  repeatContribution,
} from './contribute-to-registry.ts'

export const contributionRoutes: Route[] = [
  route(contribute, contributeToRegistry, {
    limits: CONTRIBUTE_LIMITS,
    repeat: repeatContribution,
  }),
]
