import type { User } from '@registry/shared/contract/account/auth'
import { OfferingsManager } from '../../features/offerings/review/offerings-manager.tsx'
import { paths } from '../../lib/url/paths.ts'

/** Dashboard tab with the visitors' offerings. */
export function GiftPassingTab({ user }: { user: User }) {
  const { manageAccount } = user.can
  return (
    <OfferingsManager
      userId={user.id}
      parents={{ name: user.name, email: user.email }}
      // Only for a verified email address; the legacy admin has none.
      ownEmail={manageAccount && user.emailVerified ? user.email : undefined}
      sharingLink={`${location.origin}${paths.registry(user.registrySlug)}?share=landing`}
    />
  )
}
