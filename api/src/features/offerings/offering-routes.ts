import * as visitor from '@registry/shared/contract/offerings'
import * as owner from '@registry/shared/contract/owner-offerings'
import { AppError } from '@registry/shared/errors/app-error'
import { type Route, route } from '../../http/route.ts'

const notYet = async (): Promise<never> => {
  throw new AppError('NOT_FOUND')
}

export const offeringRoutes: Route[] = [
  route(visitor.createOffering, notYet),
  route(visitor.listPublicOfferings, notYet),
  route(visitor.getOwnOffering, notYet),
  route(visitor.changeOffering, notYet),
  route(visitor.withdrawOffering, notYet),
  route(visitor.replyToParents, notYet),
  route(visitor.trackOfferings, notYet),
  route(visitor.listMyOfferings, notYet),
  route(owner.listOfferings, notYet),
  route(owner.approveOffering, notYet),
  route(owner.rejectOffering, notYet),
  route(owner.flagOffering, notYet),
  route(owner.expressInterest, notYet),
  route(owner.setOfferingStatus, notYet),
  route(owner.listOfferingMessages, notYet),
  route(owner.sendOfferingMessage, notYet),
  route(owner.getOfferingAnalytics, notYet),
]
