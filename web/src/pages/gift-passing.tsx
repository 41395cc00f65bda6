import type { User } from '@registry/shared/contract/auth'
import { OfferingsDesk } from '../features/offerings/offerings-desk.tsx'
import { paths } from '../lib/paths.ts'

/** The tab of the dashboard with what guests want to pass on. */
export function GiftPassing({ user }: { user: User }) {
  const { manageAccount } = user.can
  return (
    <OfferingsDesk
      userId={user.id}
      parents={{ name: user.name, email: user.email }}
      // Only a proven address shows what was offered with it; the legacy admin has none.
      ownAddress={manageAccount && user.emailVerified ? user.email : undefined}
      sharingLink={`${location.origin}${paths.registry(user.registrySlug)}?share=landing`}
    />
  )
}
