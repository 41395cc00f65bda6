import { canTransition, type OfferingStatus } from '@registry/shared/offerings/statuses'

interface Judged {
  status: OfferingStatus
}

/** No messages about declined or cancelled offerings. */
const canWrite = ({ status }: Judged) => status !== 'cancelled'

/** Returns the owner's permissions for an offering. */
export function ownerOfferingPermissions(offering: Judged) {
  const { status } = offering
  const isOpen = status === 'pending_review'
  return {
    accept: canTransition(status, 'available'),
    decline: isOpen,
    flag: true,
    expressInterest: canTransition(status, 'interested'),
    confirm: canTransition(status, 'confirmed'),
    deliver: canTransition(status, 'delivered'),
    cancel: !isOpen && canTransition(status, 'cancelled'),
    message: canWrite(offering),
  }
}

const WITHDRAWABLE: readonly OfferingStatus[] = ['pending_review', 'available', 'interested']

/** Returns the permissions of the offerer with the mailed link. */
export function offererPermissions(offering: Judged & { handedOverAt: Date | null }) {
  return {
    edit: offering.status === 'pending_review',
    withdraw: WITHDRAWABLE.includes(offering.status),
    reply: canWrite(offering),
    handOver: offering.status === 'confirmed' && offering.handedOverAt === null,
  }
}
