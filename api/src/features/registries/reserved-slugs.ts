/// <reference path="./the-big-username-blacklist.d.ts" />
import { list } from 'the-big-username-blacklist'

/**
 * Addresses of this product, words that would make a registry look like a part of it, and names of
 * services that the general list is too old to know.
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

/** Whether no registry may live at this address, whoever asks. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}
