import * as account from './account.ts'
import * as analytics from './analytics.ts'
import * as auth from './auth.ts'
import * as contributions from './contributions.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as images from './images.ts'
import * as items from './items.ts'
import * as legacyAdmin from './legacy-admin.ts'
import * as offeringPhotos from './offering-photos.ts'
import * as offerings from './offerings.ts'
import * as ownerContributions from './owner-contributions.ts'
import * as ownerOfferings from './owner-offerings.ts'
import * as pairings from './pairings.ts'
import * as paymentSettings from './payment-settings.ts'
import * as payments from './payments.ts'
import * as productLookups from './product-lookups.ts'
import * as push from './push.ts'
import * as quickAdd from './quick-add.ts'
import * as registryEvents from './registry-events.ts'
import * as settings from './settings.ts'
import * as shareImages from './share-images.ts'
import * as suggestions from './suggestions.ts'
import * as thankYous from './thank-yous.ts'

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
  auth: endpointsOf(auth),
  account: endpointsOf(account),
  pairings: endpointsOf(pairings),
  'legacy-admin': endpointsOf(legacyAdmin),
  settings: endpointsOf(settings),
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
  'share-images': endpointsOf(shareImages),
  payments: endpointsOf(payments),
  'product-lookups': endpointsOf(productLookups),
  suggestions: endpointsOf(suggestions),
  analytics: endpointsOf(analytics),
  health: endpointsOf(health),
}

export const allEndpoints: Endpoint[] = Object.values(contract).flat()
