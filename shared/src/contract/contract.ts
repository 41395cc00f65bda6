import * as account from './account/account.ts'
import * as auth from './account/auth.ts'
import * as checklist from './account/checklist.ts'
import * as legacyAdmin from './account/legacy-admin.ts'
import * as pairings from './account/pairings.ts'
import * as push from './account/push.ts'
import * as settings from './account/settings.ts'
import * as visitorSession from './account/visitor-session.ts'
import * as analytics from './analytics.ts'
import * as contributions from './contributions/contributions.ts'
import * as ownerContributions from './contributions/owner-contributions.ts'
import * as paymentLinks from './contributions/payment-links.ts'
import * as paymentSettings from './contributions/payment-settings.ts'
import * as payments from './contributions/payments.ts'
import * as thankYous from './contributions/thank-yous.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as images from './images.ts'
import * as items from './items/items.ts'
import * as productLookups from './items/product-lookups.ts'
import * as quickAdd from './items/quick-add.ts'
import * as suggestions from './items/suggestions.ts'
import * as offeringPhotos from './offerings/offering-photos.ts'
import * as offerings from './offerings/offerings.ts'
import * as ownerOfferings from './offerings/owner-offerings.ts'
import * as findRegistry from './registry/find-registry.ts'
import * as ownerEvents from './registry/owner-events.ts'
import * as registryEvents from './registry/registry-events.ts'
import * as registryHeader from './registry/registry-header.ts'
import * as shareImages from './registry/share-images.ts'

function endpointsOf(feature: Record<string, unknown>): Endpoint[] {
  return Object.values(feature).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/**
 * All endpoints of the API, by feature, for the server and the OpenAPI document; clients import single
 * endpoints.
 */
export const contract: Record<string, Endpoint[]> = {
  auth: endpointsOf({ ...visitorSession, ...auth }),
  account: endpointsOf(account),
  pairings: endpointsOf(pairings),
  'legacy-admin': endpointsOf(legacyAdmin),
  settings: endpointsOf(settings),
  checklist: endpointsOf(checklist),
  'registry-header': endpointsOf(registryHeader),
  'find-registry': endpointsOf(findRegistry),
  'payment-settings': endpointsOf(paymentSettings),
  items: endpointsOf(items),
  'quick-add': endpointsOf(quickAdd),
  images: endpointsOf(images),
  contributions: endpointsOf(contributions),
  'owner-contributions': endpointsOf(ownerContributions),
  'thank-yous': endpointsOf(thankYous),
  offerings: endpointsOf(offerings),
  'owner-offerings': endpointsOf(ownerOfferings),
  'offering-photos': endpointsOf(offeringPhotos),
  push: endpointsOf(push),
  'registry-events': endpointsOf(registryEvents),
  'owner-events': endpointsOf(ownerEvents),
  'share-images': endpointsOf(shareImages),
  payments: endpointsOf(payments),
  'payment-links': endpointsOf(paymentLinks),
  'product-lookups': endpointsOf(productLookups),
  suggestions: endpointsOf(suggestions),
  analytics: endpointsOf(analytics),
  health: endpointsOf(health),
}

export const allEndpoints: Endpoint[] = Object.values(contract).flat()
