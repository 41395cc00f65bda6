import type { OwnerFixture } from './owner-fixture.ts'
import type { Row } from './row.ts'

const thing = {
  itemName: 'Pram',
  description: 'Used for half a year, very clean.',
  category: 'Strollers & Accessories',
  condition: 'Gently Used',
  quantity: 1,
  suitableAge: '0-3 months',
  offererName: 'Ravi',
  availability: { pickupAvailable: true, deliveryAvailable: false },
}

const open = ({ offering }: OwnerFixture) => ({ id: offering.id })
const accepted = ({ offering }: OwnerFixture) => ({ id: offering.acceptedId })
const key = ({ offering }: OwnerFixture) => ({ key: offering.key })

/** Rows of the offering endpoints. */
export const OFFERING_ROWS: Record<string, Row> = {
  'POST /gift-passing/offerings': {
    body: ({ slug }) => ({ ...thing, registrySlug: slug, offererEmail: 'ravi@giver.example' }),
  },
  'GET /gift-passing/offerings': { query: ({ slug }) => ({ registrySlug: slug }) },
  'GET /gift-passing/offerings/{id}': { params: open, query: key, tells: 'offering' },
  'PUT /gift-passing/offerings/{id}': {
    params: open,
    body: of => ({ ...thing, ...key(of) }),
    tells: 'offering',
  },
  'DELETE /gift-passing/offerings/{id}': { params: open, body: key },
  'POST /gift-passing/offerings/{id}/reply': {
    params: open,
    body: of => ({ ...key(of), message: 'Hello' }),
  },
  // Rejected: its pickup is not arranged.
  'POST /gift-passing/offerings/{id}/handed-over': {
    params: open,
    body: key,
    refusal: 'STEP_NOT_ALLOWED',
    tells: 'offering',
  },
  'GET /gift-passing/track-offerings': { query: ({ offering: { email } }) => ({ email }) },
  'GET /gift-passing/my-offerings': {
    query: ({ email }) => ({ userEmail: email }),
    needs: 'manageAccount',
  },
  'GET /gift-passing/admin/offerings': {},
  'PUT /gift-passing/admin/offerings/{id}/approve': {
    params: open,
    body: () => ({ adminNotes: 'Lovely' }),
    isOwn: true,
  },
  'PUT /gift-passing/admin/offerings/{id}/reject': {
    params: open,
    body: () => ({ reason: 'We have one' }),
    isOwn: true,
  },
  'PUT /gift-passing/admin/offerings/{id}/flag': {
    params: open,
    body: () => ({ flagReason: 'Too old' }),
    isOwn: true,
  },
  'POST /gift-passing/offerings/{id}/express-interest': {
    params: accepted,
    body: () => ({ userData: { name: 'Mei', email: 'mei@giver.example' }, message: 'Hello' }),
    isOwn: true,
  },
  'PUT /gift-passing/offerings/{id}/status': {
    params: accepted,
    body: () => ({ status: 'confirmed', note: 'On Sunday' }),
    isOwn: true,
  },
  'GET /gift-passing/messages/{id}': { params: open, isOwn: true },
  // The body names a private object.
  'POST /gift-passing/messages': {
    body: ({ offering }) => ({ offeringId: offering.id, message: 'Hello' }),
    isOwn: true,
  },
  'GET /gift-passing/admin/analytics': {},
}
