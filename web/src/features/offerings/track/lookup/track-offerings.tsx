import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../../../ui/images/illustration.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { FullScreenView } from '../full-screen-view.tsx'
import { OfferingLookupForm } from './offering-lookup-form.tsx'
import { TrackedOfferingCard } from './tracked-offering-card.tsx'
import { useOfferingLookup } from './use-offering-lookup.ts'

interface TrackOfferingsProps {
  owner: RegistryOwner
  onClose: () => void
  /** Opens the form for a new offering. */
  onShare: () => void
}

/** Lists the offerings that an email address made on this registry. */
export function TrackOfferings({ owner, onClose, onShare }: TrackOfferingsProps) {
  const lookup = useOfferingLookup(owner.registrySlug)
  const { found, failure, isBusy } = lookup
  const offerings = found?.offerings ?? []
  const isEmpty = found !== undefined && offerings.length === 0
  return (
    <FullScreenView title={t.title} lead={t.lead(owner.name)} onClose={onClose}>
      <OfferingLookupForm
        email={lookup.email}
        error={lookup.error}
        isBusy={isBusy}
        onEmail={lookup.type}
        onSubmit={lookup.submit}
      />
      {failure && <Banner tone="red" role="alert" title={failure} ref={scrollIntoViewIfNeeded} />}
      <p className={isEmpty ? 'vh' : 'hint breaks'} role="status">
        {isBusy ? t.finding : found && resultText(found.email, offerings.length)}
      </p>
      {offerings.length > 0 && found && (
        <Stack gap={16} aria-busy={isBusy || undefined}>
          {offerings.map(offering => (
            <TrackedOfferingCard
              key={offering.id}
              offering={offering}
              email={found.email}
              owner={owner.name}
            />
          ))}
          <p className="hint">{t.linkHint}</p>
        </Stack>
      )}
      {isEmpty && (
        <EmptyState
          picture={<Illustration of="folded-blanket" />}
          title={t.empty.title}
          heading="h3"
          action={<Button onClick={onShare}>{t.empty.share}</Button>}
        >
          <p>{t.empty.text}</p>
        </EmptyState>
      )}
    </FullScreenView>
  )
}

function resultText(email: string, count: number): string {
  return count === 0 ? t.empty.title : t.found(count, email)
}
