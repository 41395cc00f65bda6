import { AppError } from '@registry/shared/errors/app-error'
import { offeringFormMessages as t } from '@registry/shared/messages/offerings/offering-form'
import { pickupTime } from '@registry/shared/offerings/pickup-time'
import type { Db } from '../../../db/connect.ts'
import {
  changeOfferingStatus,
  type OwnerAction,
  type StatusChange,
} from './change-offering-status.ts'

/** Converts a pickup of the request. */
export function toPickup({ date, time, place }: { date: string; time: string; place: string }) {
  return { at: pickupTime(date, time), place }
}

/** Like `changeOfferingStatus`; throws VALIDATION_FAILED for a pickup in the past. */
export async function planPickup(db: Db, by: OwnerAction, change: StatusChange): Promise<void> {
  if (change.pickup && change.pickup.at < by.now) {
    const message = t.pickupPast
    throw new AppError('VALIDATION_FAILED', { message, fields: { 'pickup.date': message } })
  }
  await changeOfferingStatus(db, by, change)
}
