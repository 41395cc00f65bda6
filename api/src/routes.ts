import { analyticsRoutes } from './features/analytics/analytics-routes.ts'
import { accountRoutes } from './features/auth/accounts/account-routes.ts'
import { emailLinkRoutes } from './features/auth/accounts/email-link-routes.ts'
import { authRoutes } from './features/auth/auth-routes.ts'
import { legacyRoutes } from './features/auth/legacy/legacy-routes.ts'
import { pairingRoutes } from './features/auth/pairing/pairing-routes.ts'
import { contributionRoutes } from './features/contributions/contribution-routes.ts'
import { exchangeRateRoutes } from './features/exchange-rates/exchange-rate-routes.ts'
import { healthRoutes } from './features/health/health-routes.ts'
import { itemRoutes } from './features/items/item-routes.ts'
import { offeringPhotoRoutes } from './features/offering-photos/offering-photo-routes.ts'
import { offeringRoutes } from './features/offerings/offer/offering-routes.ts'
import { ownerOfferingRoutes } from './features/offerings/review/owner-offering-routes.ts'
import { offererRoutes } from './features/offerings/track/offerer-routes.ts'
import { paymentRoutes } from './features/payments/payments-routes.ts'
import { lookupRoutes } from './features/product-lookups/lookup-routes.ts'
import { publicRegistryRoutes } from './features/public-registry/public-registry-routes.ts'
import { pushRoutes } from './features/push/push-routes.ts'
import { registryEventRoutes } from './features/registry-events/registry-events-routes.ts'
import { registryHeaderRoutes } from './features/registry-headers/header-routes.ts'
import { settingsRoutes } from './features/settings/settings-routes.ts'
import { shareImageRoutes } from './features/share-images/share-image-routes.ts'
import { suggestionRoutes } from './features/suggestions/suggestion-routes.ts'
import { thankYouRoutes } from './features/thank-yous/thank-you-routes.ts'
import type { Route } from './http/routes/route.ts'

/** All routes: one per endpoint of the contract. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...authRoutes,
  ...emailLinkRoutes,
  ...accountRoutes,
  ...pairingRoutes,
  ...legacyRoutes,
  ...settingsRoutes,
  ...registryHeaderRoutes,
  ...itemRoutes,
  ...publicRegistryRoutes,
  ...exchangeRateRoutes,
  ...registryEventRoutes,
  ...shareImageRoutes,
  ...contributionRoutes,
  ...thankYouRoutes,
  ...offeringRoutes,
  ...offeringPhotoRoutes,
  ...offererRoutes,
  ...ownerOfferingRoutes,
  ...pushRoutes,
  ...paymentRoutes,
  ...lookupRoutes,
  ...suggestionRoutes,
  ...analyticsRoutes,
]
