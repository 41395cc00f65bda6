import type { User } from '@registry/shared/contract/auth'
import { OfferingsManager } from '../features/offerings/offerings-manager.tsx'
import { paths } from '../lib/paths.ts'

/** The tab of the dashboard with what guests want to pass on. */
export function GiftPassing({ user }: { user: User }) {
  const { manageAccount } = user.can
  return (
    <OfferingsManager
      userId={user.id}
      parents={{ name: user.name, email: user.email }}
      // Only a proven address shows what was offered with it; the legacy admin has none.
      ownEmail={manageAccount && user.emailVerified ? user.email : undefined}
      sharingLink={`${location.origin}${paths.registry(user.registrySlug)}?share=landing`}
    />
  )
}
