import type { Household } from './household.ts'
import type { Row } from './row.ts'

const item = ({ itemId }: Household) => ({ id: itemId })
const address = ({ email }: Household) => ({ email })
const thing = {
  itemName: 'Pram',
  description: 'Used for half a year, very clean.',
  category: 'Strollers & Accessories',
  condition: 'Gently Used',
  quantity: 1,
  suitableAge: '0-3 months',
  offererName: 'Ravi',
  offererEmail: 'ravi@giver.example',
  availability: { pickupAvailable: true, deliveryAvailable: false },
}
const noKey = () => ({ key: 'A'.repeat(43) })

/** Passing things on. */
export const OFFERING_ROWS: Record<string, Row> = {
  'POST /gift-passing/offerings': {
    body: ({ slug }) => ({ ...thing, registrySlug: slug }),
    refusal: 'NOT_FOUND',
  },
  'GET /gift-passing/offerings': {
    query: ({ slug }) => ({ registrySlug: slug }),
    refusal: 'NOT_FOUND',
  },
  'GET /gift-passing/offerings/{id}': { params: item, query: noKey, refusal: 'NOT_FOUND' },
  'PUT /gift-passing/offerings/{id}': { params: item, body: noKey, refusal: 'NOT_FOUND' },
  'DELETE /gift-passing/offerings/{id}': { params: item, body: noKey, refusal: 'NOT_FOUND' },
  'POST /gift-passing/offerings/{id}/reply': {
    params: item,
    body: () => ({ ...noKey(), message: 'Hello' }),
    refusal: 'NOT_FOUND',
  },
  'GET /gift-passing/track-offerings': { query: address, refusal: 'NOT_FOUND' },
  'GET /gift-passing/my-offerings': {
    query: ({ email }) => ({ userEmail: email }),
    refusal: 'NOT_FOUND',
  },
  'GET /gift-passing/admin/offerings': { refusal: 'NOT_FOUND' },
  'PUT /gift-passing/admin/offerings/{id}/approve': {
    params: item,
    body: () => ({}),
    refusal: 'NOT_FOUND',
  },
  'PUT /gift-passing/admin/offerings/{id}/reject': {
    params: item,
    body: () => ({}),
    refusal: 'NOT_FOUND',
  },
  'PUT /gift-passing/admin/offerings/{id}/flag': {
    params: item,
    body: () => ({ flagReason: 'Too old' }),
    refusal: 'NOT_FOUND',
  },
  'POST /gift-passing/offerings/{id}/express-interest': {
    params: item,
    body: ({ email }) => ({ userData: { name: 'Mei', email } }),
    refusal: 'NOT_FOUND',
  },
  'PUT /gift-passing/offerings/{id}/status': {
    params: item,
    body: () => ({ status: 'confirmed' }),
    refusal: 'NOT_FOUND',
  },
  'GET /gift-passing/messages/{id}': { params: item, refusal: 'NOT_FOUND' },
  'POST /gift-passing/messages': {
    body: ({ itemId }) => ({ offeringId: itemId, message: 'Hello' }),
    refusal: 'NOT_FOUND',
  },
  'GET /gift-passing/admin/analytics': { refusal: 'NOT_FOUND' },
}
