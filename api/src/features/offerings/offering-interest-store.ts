import type { Db } from '../../db/connect.ts'

/** Contact data that the parents gave to one offerer. */
export interface Contact {
  name: string
  email: string
  phone: string | null
}

export interface NewInterest {
  id: string
  registryId: string
  offeringId: string
  contact: Contact
  message: string | null
  createdAt: Date
}

export async function insert(db: Db, interest: NewInterest): Promise<void> {
  const { id, registryId, offeringId, contact, message, createdAt } = interest
  await db('offering_interests').insert({
    id,
    registry_id: registryId,
    offering_id: offeringId,
    contact_name: contact.name,
    contact_email: contact.email,
    contact_phone: contact.phone,
    message,
    created_at: createdAt,
  })
}

/** Returns the latest contact data; undefined if the parents gave none. */
export async function findContact(db: Db, offeringId: string): Promise<Contact | undefined> {
  return db('offering_interests')
    .where({ offering_id: offeringId })
    .whereNotNull('contact_name')
    .whereNotNull('contact_email')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first({ name: 'contact_name', email: 'contact_email', phone: 'contact_phone' })
}
