import { authMessages } from '@registry/shared/messages/account/auth'
import { unsubscribeMessages } from '@registry/shared/messages/emails/unsubscribe'
import { featureMessages } from '@registry/shared/messages/items/supported-features'
import { pageMessages } from '@registry/shared/messages/pages'
import { extensionPageMessages } from '@registry/shared/messages/quick-add/extension-page'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { screenMessages } from '@registry/shared/messages/screens'
import { privacyMessages } from '@registry/shared/messages/visitor/privacy'
import type { SidePageData } from '@registry/shared/public-pages/public-page-data'

/** Metadata for search engines and link previews; a page without a path is not indexed. */
export type SideHead = { title: string; path?: string; description?: string }

export const SIDE_HEADS: Record<SidePageData['page'], SideHead> = {
  'create-registry': {
    title: registryMessages.createMyRegistry,
    path: '/create-registry',
    description: authMessages.registration.lead,
  },
  privacy: {
    title: privacyMessages.title,
    path: '/privacy',
    description: privacyMessages.description,
  },
  'supported-features': {
    title: featureMessages.title,
    path: '/supported-features',
    description: featureMessages.description,
  },
  extension: {
    title: extensionPageMessages.pageTitle,
    path: '/extension',
    description: extensionPageMessages.description,
  },
  'registry-not-found': { title: registryMessages.notFound },
  'rate-limited': { title: screenMessages.rateLimit.title },
  offline: { title: screenMessages.offline.title },
  unsubscribe: { title: unsubscribeMessages.pageTitle },
  error: { title: pageMessages.errorTitle },
}
