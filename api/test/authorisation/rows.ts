import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { PASSWORD } from '../make-account.ts'
import { makePushSubscription } from '../make-push-subscription.ts'
import { OFFERING_ROWS } from './offering-rows.ts'
import type { OwnerFixture } from './owner-fixture.ts'
import type { Row } from './row.ts'

const open = ({ openContributionId }: OwnerFixture) => ({ id: openContributionId })
const key = ({ paymentKey }: OwnerFixture) => ({ key: paymentKey })

const item = ({ itemId }: OwnerFixture) => ({ id: itemId })
const items = ({ itemId }: OwnerFixture) => ({ ids: [itemId] })
const draft = {
  productName: 'Pram',
  productUrl: 'https://shop.example/pram',
  category: 'Strollers',
  totalPrice: 10,
  scrapedImages: [{ url: 'https://shop.example/1.jpg', alt: 'Front', source: 'gallery' }],
}
const contribution = ({ contributionId }: OwnerFixture) => ({ id: contributionId })
const openContribution = ({ openContributionId }: OwnerFixture) => ({ id: openContributionId })
const image = ({ imagePath }: OwnerFixture) => ({ thumbnailUrl: imagePath })
const address = ({ email }: OwnerFixture) => ({ email })
const wrongPassword = () => ({ adminPassword: 'not-the-password' })

/** One row per endpoint; `{}` when path and caller alone decide. */
export const ROWS: Record<string, Row> = {
  'GET /health': {},
  'GET /ready': {},

  'POST /auth/session': {},
  'POST /auth/register': {
    body: () => ({
      email: `${randomUUID()}@new.example`,
      password: PASSWORD,
      name: 'Mei',
      registryName: 'Baby Lim',
    }),
    tells: 'account',
  },
  'POST /auth/login': { body: ({ email }) => ({ email, password: PASSWORD }), tells: 'account' },
  'POST /auth/refresh': { body: ({ refreshToken }) => ({ refreshToken }), tells: 'account' },
  'POST /auth/logout': {},
  'GET /auth/me': {},
  'POST /auth/verify-email': { body: ({ verifyToken: token }) => ({ token }), tells: 'account' },
  'POST /auth/resend-verification': { body: address },
  'POST /auth/correct-email': {
    body: ({ email }) => ({ email, password: PASSWORD, newEmail: `${randomUUID()}@new.example` }),
    refusal: 'ALREADY_VERIFIED',
  },
  'POST /auth/forgot-password': { body: address },
  'POST /auth/reset-password': {
    body: ({ resetToken: token }) => ({ token, password: 'Cradle8Comet' }),
  },
  // A token is rejected without the cookie of the browser that received it.
  'POST /auth/pairings': {
    body: ({ pairing: { challenge } }) => ({ challenge }),
    needs: 'manageAccount',
    refusal: 'TOKEN_EXPIRED',
  },
  'POST /auth/pairings/claim': {
    body: ({ pairing: { code, verifier } }) => ({ code, verifier }),
    tells: 'account',
  },
  'GET /auth/sessions': { needs: 'manageAccount' },
  'DELETE /auth/sessions/{id}': {
    params: ({ deviceId }) => ({ id: deviceId }),
    isOwn: true,
    needs: 'manageAccount',
  },
  'GET /auth/export': { needs: 'manageAccount' },
  'DELETE /auth/account': { body: () => ({ password: PASSWORD }), needs: 'manageAccount' },
  'POST /admin/login': { body: wrongPassword, refusal: 'INVALID_CREDENTIALS' },
  'POST /admin/logout': {},
  'POST /admin/validate': { body: wrongPassword, refusal: 'INVALID_CREDENTIALS' },

  'PUT /admin/checklist': { body: () => ({ step: 'isShared' }) },
  'GET /admin/check-slug/{slug}': { params: ({ slug }) => ({ slug }) },
  'PUT /admin/profile': {
    body: ({ slug }) => ({
      name: 'Mei',
      registrySlug: slug,
      registryTitle: 'Baby Lim',
      registrySubtitle: 'With love',
    }),
  },

  'GET /registries': { query: () => ({ name: 'Baby Lim' }) },
  'GET /admin/registry-header': {},
  'PUT /admin/registry-header': { body: () => ({ celebration: '2026-12-24' }) },
  'PUT /admin/registry-header/picture': {
    body: () => ({ image: 'AAAA' }),
    refusal: 'IMAGE_UNREADABLE',
  },
  'DELETE /admin/registry-header/picture': {},

  'GET /admin/payment-methods': {},
  'PUT /admin/payment-methods': {
    body: () => ({
      methods: { 'wise-transfer': { address: 'meilim', bankShows: 'Mei Lim' } },
      password: PASSWORD,
    }),
    needs: 'manageAccount',
  },

  'GET /registry/{slug}/items': { params: ({ slug }) => ({ slug }) },
  'GET /admin/registry/items': {},
  'POST /admin/registry/items': { body: () => draft, borrows: image },
  'PUT /admin/registry/items/{id}': {
    params: item,
    body: () => draft,
    isOwn: true,
    borrows: image,
  },
  'PUT /admin/registry/items/order': { body: items, borrows: items },
  'POST /admin/registry/items/bulk': {
    body: of => ({ ...items(of), change: { kind: 'hide' } }),
  },
  'DELETE /admin/registry/items/{id}': { params: item, isOwn: true },
  'POST /admin/registry/items/{id}/reset-contributions': { params: item, isOwn: true },

  'GET /admin/registry/products': {},
  'POST /admin/registry/items/{id}/raise-quantity': {
    params: item,
    body: () => ({ by: 1 }),
    isOwn: true,
  },
  // The item was added by another session.
  'POST /admin/registry/items/{id}/take-back': { params: item, isOwn: true, refusal: 'TOO_LATE' },
  'GET /exchange-rates/{currency}': { params: () => ({ currency: 'INR' }) },

  'GET /admin/events': {},
  'GET /registry/{slug}/events': { params: ({ slug }) => ({ slug }) },
  'GET /registry/{slug}/share-image.jpg': { params: ({ slug }) => ({ slug }) },
  'POST /registry/{slug}/items/{id}/contribute': {
    params: ({ slug, itemId }) => ({ slug, id: itemId }),
    body: () => ({ name: 'Mei', email: 'mei@giver.example', amount: 1 }),
  },
  'PUT /admin/payments/contributors/{id}/verify-payment': {
    params: openContribution,
    isOwn: true,
  },
  'POST /admin/payments/contributors/verify': {
    body: ({ openContributionId }) => ({ ids: [openContributionId] }),
  },
  'POST /admin/payments/contributors/{id}/send-payment-reminder': {
    params: openContribution,
    isOwn: true,
  },
  'DELETE /admin/contributions/{id}': { params: contribution, isOwn: true },
  'GET /admin/contributions/{id}': { params: contribution, isOwn: true },
  'GET /admin/contributions/export.csv': {},
  'GET /admin/auto-thank-you': {},
  'POST /admin/auto-thank-you': { body: () => ({ enabled: true }) },
  'GET /admin/thank-yous': {},
  'PUT /admin/thank-yous/{id}': {
    params: contribution,
    body: () => ({ note: 'Dear Mei', status: 'draft' }),
    isOwn: true,
  },
  'POST /admin/thank-yous/{id}/send': {
    params: contribution,
    body: () => ({ note: 'Dear Mei' }),
    isOwn: true,
  },
  'POST /admin/thank-yous/mark-sent': {
    body: ({ contributionId }) => ({ ids: [contributionId] }),
  },
  ...OFFERING_ROWS,
  'GET /payment-links/{id}': { params: open, query: key, tells: 'payment' },
  'POST /payment-links/{id}/confirm': {
    params: open,
    body: of => ({ ...key(of), paymentMethod: 'india-upi' }),
    tells: 'payment',
  },
  // Rejected without a worker: not an image.
  'POST /gift-passing/photos': { body: () => ({ image: 'AAAA' }), refusal: 'IMAGE_UNREADABLE' },
  'GET /notifications/vapid-public-key': {},
  'POST /notifications/subscribe': {
    body: () => ({ subscription: makePushSubscription() }),
    needs: 'manageAccount',
  },
  // A device of another owner is ignored and unchanged.
  'POST /notifications/unsubscribe': {
    body: ({ pushEndpoint: endpoint }) => ({ endpoint }),
    needs: 'manageAccount',
  },
  'GET /notifications/settings': { needs: 'manageAccount' },
  // The endpoint is no push service, so nothing is sent.
  'POST /notifications/test': { needs: 'manageAccount' },
  'GET /admin/notification-choices': { needs: 'manageAccount' },
  'PUT /admin/notification-choices': {
    body: () => ({ contributions: 'both', offerings: 'mail', ownGifts: true }),
    needs: 'manageAccount',
  },
  'GET /admin/analytics/contributions/recent': {},
  'GET /admin/analytics/contributions/stats': {},

  'POST /generate-paynow-qr': {
    body: ({ slug }) => ({ amount: 1, registrySlug: slug }),
    tells: 'payee',
  },
  'POST /generate-upi-qr': {
    body: ({ slug }) => ({ amount: 1, registrySlug: slug }),
    tells: 'payee',
  },
  'GET /registry/{slug}/payment-details/{method}': {
    params: ({ slug }) => ({ slug, method: 'singapore-paynow' }),
    query: ({ itemId }) => ({ amount: '1', itemId }),
    tells: 'payee',
  },

  'POST /admin/process-selected-image': { body: ({ pictureUrl }) => ({ imageUrl: pictureUrl }) },
  // Rejected without a worker: not an image.
  'POST /admin/upload-image': { body: () => ({ image: 'AAAA' }), refusal: 'IMAGE_UNREADABLE' },
  'GET /admin/registry/items/{id}/with-images': { params: item, isOwn: true },
  'POST /admin/registry/items/{id}/reselect-image': {
    params: item,
    body: ({ imageId }) => ({ imageId }),
    isOwn: true,
  },
  // A retailer that requires the extension: responds without a scraper.
  'POST /admin/scraping/parse-product-url': {
    body: () => ({ url: 'https://www.lazada.sg/products/pram-i1.html' }),
  },
  // Without a model the first two return their fallback.
  'POST /admin/llm/generate-keywords': { body: () => ({ category: 'Gift Cards' }) },
  'POST /admin/llm/generate-description': { body: () => ({ prompt: 'Pram' }) },
  'GET /admin/llm/health': { refusal: 'AI_SERVICE_UNAVAILABLE' },
  'PUT /items/{id}/description': {
    params: item,
    body: () => ({ description: 'Light' }),
    isOwn: true,
  },

  'POST /analytics/events': {
    body: ({ slug }) => ({ registrySlug: slug, events: [{ name: 'page_view' }] }),
  },
  'GET /admin/analytics/funnels': {},

  'GET /admin/scraping/logs': {},
  'GET /admin/scraping/logs/{id}': { params: ({ scrapeId }) => ({ id: scrapeId }), isOwn: true },
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Returns the row of an endpoint. Throws an error that explains how to add it. */
export function rowOf(endpoint: Endpoint): Row {
  const name = nameOf(endpoint)
  const row = ROWS[name]
  if (row) return row
  const parts = ['params', 'query', 'body'] as const
  const needed = parts.filter(part => endpoint[part]).join(', ') || 'nothing'
  throw new Error(
    `Please add a row for '${name}' to ROWS in api/test/authorisation/rows.ts: it needs ${needed}; ` +
      'isOwn when its path names something that is its owner’s alone.',
  )
}
