/// <reference path="./the-big-username-blacklist.d.ts" />
import { list } from 'the-big-username-blacklist'

/**
 * Paths of this product, words that would make a registry look official, and service names that the general
 * list lacks.
 */
const OWN = [
  'admin-dashboard',
  'app-icon',
  'baby-registry',
  'bbs',
  'cloud',
  'contribute',
  'contributions',
  'cpanel',
  'create-registry',
  'dashboard',
  'extension',
  'gift-passing',
  'graphql',
  'health',
  'items',
  'manifest',
  'mx1',
  'my-registry',
  'offerings',
  'onboarding',
  'outbox',
  'owa',
  'pass-gifts',
  'paynow',
  'paypal',
  'portal',
  'promo',
  'quick-add',
  'ready',
  'registries',
  'registry',
  'resend-verification',
  'scraping',
  'service-worker',
  'share-image',
  'share-product',
  'supported-features',
  'track-offerings',
  'upi',
  'user-dashboard',
  'verify-email',
  'vpn',
  'wise',
]

const reserved = new Set([...OWN, ...list])

/** Returns whether no registry may use this slug. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}
