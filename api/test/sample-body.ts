import type { Endpoint } from '@registry/shared/contract/endpoint'
import { makePushSubscription } from './make-push-subscription.ts'

// Valid bodies by path.
const BODIES: Record<string, Record<string, unknown>> = {
  '/auth/register': {
    email: 'somebody',
    password: 'Rattle7Moon',
    name: 'Mei',
    registryName: 'Baby Lim',
    eventDate: 'May',
  },
  '/auth/login': { email: 'somebody@nowhere.invalid', password: 'short', client: 'web' },
  '/auth/refresh': { refreshToken: 'unknown' },
  '/auth/verify-email': { token: 'unknown' },
  '/auth/resend-verification': { email: 'somebody@nowhere.invalid' },
  '/auth/correct-email': {
    email: 'somebody@nowhere.invalid',
    password: 'short',
    newEmail: 'somebody@elsewhere.invalid',
  },
  '/auth/forgot-password': { email: 'somebody@nowhere.invalid' },
  '/auth/reset-password': { token: 'unknown', password: 'Rattle7Moon' },
  '/auth/pairings': { challenge: 'A'.repeat(43) },
  '/auth/pairings/claim': { code: 'A'.repeat(43), verifier: `${'B'.repeat(42)}A` },
  '/admin/registry/items/{id}/raise-quantity': { by: 1 },
  '/auth/account': { password: 'wrong' },
  '/admin/login': { adminPassword: 'wrong' },
  '/admin/validate': { adminPassword: 'wrong' },
  '/admin/profile': {
    name: 'Mei',
    registrySlug: 'sample-of-a-slug',
    registryTitle: 'Baby Lim',
    registrySubtitle: 'With love',
    giftPassingEnabled: true,
    isListed: false,
    version: 1,
  },
  '/admin/checklist': { step: 'isDismissed' },
  '/admin/registry-header': {
    celebration: '2026-12-24',
    isFoundByName: true,
    pictureAlt: 'Us two',
  },
  '/admin/registry-header/picture': { image: 'AAAA' },
  '/admin/payment-methods': {
    methods: {
      'singapore-paynow': { address: '9123 4567', bankShows: 'MEI L**' },
      'wise-transfer': { address: '@meilim', bankShows: 'Mei Lim' },
      'india-upi': { address: 'mei@bank', bankShows: 'Mei' },
    },
    password: 'wrong',
    version: 1,
  },
  '/admin/registry/items': {
    productName: 'Pram',
    productUrl: 'https://shop.example/pram',
    thumbnailUrl: null,
    category: 'Strollers',
    totalPrice: 10,
    productDescription: '',
    acceptsPhysicalDonations: false,
    quantity: 1,
    scrapedImages: [{ url: 'https://shop.example/pram.webp', alt: 'A pram', source: 'shop' }],
    gtin: '04006381333931',
  },
  '/admin/registry/items/order': { ids: ['00000000-0000-4000-8000-000000000003'] },
  '/admin/registry/items/bulk': {
    ids: ['00000000-0000-4000-8000-000000000003'],
    change: { kind: 'category', category: 'Strollers' },
  },
  '/admin/payments/contributors/verify': { ids: ['00000000-0000-4000-8000-000000000004'] },
  '/registry/{slug}/items/{id}/contribute': {
    name: 'Mei',
    email: 'mei@shop.example',
    amount: 0.01,
    message: 'Hello',
    paymentMethod: 'Unknown',
    isNameHidden: false,
    isAmountHidden: false,
  },
  '/payment-links/{id}/confirm': { key: 'A'.repeat(43), paymentMethod: 'india-upi' },
  '/admin/auto-thank-you': { enabled: true },
  '/admin/thank-yous/{id}': {
    note: 'Dear Mei',
    status: 'draft',
    lastSeenId: '00000000-0000-4000-8000-000000000003',
    version: 1,
  },
  '/admin/thank-yous/{id}/send': {
    note: 'Dear Mei',
    lastSeenId: '00000000-0000-4000-8000-000000000003',
  },
  '/admin/thank-yous/mark-sent': {
    ids: ['00000000-0000-4000-8000-000000000003'],
    lastSeenIds: ['00000000-0000-4000-8000-000000000003'],
    isSent: true,
  },
  '/gift-passing/offerings': {
    registrySlug: 'nobody',
    itemName: 'Pram',
    description: 'Used for half a year, very clean.',
    detailedDescription: 'With rain cover',
    category: 'Strollers & Accessories',
    condition: 'Gently Used',
    conditionNotes: 'A scratch',
    itemAge: 'Two years',
    originalBrand: 'Bugaboo',
    quantity: 1,
    suitableAge: '0-3 months',
    offererName: 'Ravi',
    offererEmail: 'ravi@shop.example',
    offererPhone: '+65 9123 4567',
    personalMessage: 'With love',
    availability: { pickupAvailable: true, deliveryAvailable: false, notes: 'Evenings' },
    photoIds: [],
  },
  '/gift-passing/offerings/{id}': { key: 'A'.repeat(43) },
  '/gift-passing/offerings/{id}/reply': { key: 'A'.repeat(43), message: 'Hello' },
  '/gift-passing/admin/offerings/{id}/approve': { adminNotes: 'Lovely' },
  '/gift-passing/admin/offerings/{id}/reject': { reason: 'We have one' },
  '/gift-passing/admin/offerings/{id}/flag': { flagReason: 'Too old' },
  '/gift-passing/offerings/{id}/express-interest': {
    userData: { name: 'Mei', email: 'mei@shop.example', phone: '+65 9123 4567' },
    message: 'Hello',
  },
  '/gift-passing/offerings/{id}/handed-over': { key: 'A'.repeat(43) },
  '/gift-passing/offerings/{id}/status': {
    status: 'confirmed',
    note: 'On Sunday',
    pickup: { date: '2026-12-24', time: '15:30', place: 'Lobby' },
  },
  '/gift-passing/messages': {
    offeringId: '00000000-0000-4000-8000-000000000005',
    message: 'Hello',
  },
  // Base64, but not an image.
  '/gift-passing/photos': { image: 'AAAA' },
  '/admin/upload-image': { image: 'AAAA' },
  '/analytics/events': {
    registrySlug: 'nobody',
    events: [{ name: 'contribution_abandoned', stage: 'begin' }],
  },
  '/notifications/subscribe': { subscription: makePushSubscription() },
  '/notifications/unsubscribe': { endpoint: 'https://fcm.googleapis.com/wp/nobody' },
  '/admin/notification-choices': { contributions: 'push', offerings: 'mail', ownGifts: false },
  '/generate-paynow-qr': { amount: 1, registrySlug: 'nobody', reference: 'Mei' },
  '/generate-upi-qr': {
    amount: 1,
    registrySlug: 'nobody',
    transactionNote: 'Mei',
    payeeName: 'Mei',
  },
  '/admin/registry/items/{id}/reselect-image': { imageId: '00000000-0000-4000-8000-000000000001' },
  '/admin/llm/generate-keywords': { category: 'Strollers', context: 'Soft', itemName: 'Pram' },
  '/admin/llm/generate-description': {
    prompt: 'Pram Strollers',
    category: 'Strollers',
    keywords: ['soft'],
  },
  '/items/{id}/description': { description: 'Light' },
  // Invalid, because valid ones are sent to the scraper.
  '/admin/process-selected-image': { imageUrl: '', imageAlt: '', imageSource: '' },
  '/admin/scraping/parse-product-url': {
    url: '',
    refresh: false,
    lookupId: '00000000-0000-4000-8000-000000000002',
    adminUser: 'mei-lim',
  },
}
/** Returns a valid body, so that a test that changes one field reaches the code behind the schema. */
export function sampleBody({ method, path }: Endpoint): Record<string, unknown> {
  if (method === 'PUT' && path === '/gift-passing/offerings/{id}') return changedOffering()
  if (method === 'PUT' && path === '/admin/registry/items/{id}') return changedItem()
  const body = BODIES[path]
  if (!body) throw new Error(`There is no sample body for ${path}`)
  return body
}

/** Body of the path whose two methods take different bodies. */
function changedOffering(): Record<string, unknown> {
  const { registrySlug: _, offererEmail: __, ...rest } = BODIES['/gift-passing/offerings'] ?? {}
  return { ...rest, ...BODIES['/gift-passing/offerings/{id}'] }
}

function changedItem(): Record<string, unknown> {
  return { ...BODIES['/admin/registry/items'], version: 1 }
}
