import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringsMessages as t } from '@registry/shared/messages/offerings/offerings'
import { pickupMessages } from '@registry/shared/messages/offerings/pickup'
import { Baby, Flag, Sparkle, Truck } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { serverNow } from '../../../../lib/time/server-clock.ts'
import { Box } from '../../../../ui/layout/box.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/text/text.tsx'
import { formatCondition, formatHandover, offererFirstName } from '../../format/format-offering.ts'
import { formatSingaporeDateTime } from '../../format/format-singapore-date-time.ts'
import { PickupBanner } from '../../pickup/pickup-banner.tsx'
import type { OpenDialog } from '../dialogs/offering-dialog-types.ts'
import styles from '../offerings.module.css'
import { OfferingThumbnail } from '../photos/offering-thumbnail.tsx'
import { OffererContact } from './offerer-contact.tsx'
import { OfferingMoreDetails } from './offering-more-details.tsx'
import { OfferingStatusChip } from './offering-status-chip.tsx'
import { OwnerOfferingActions } from './owner-offering-actions.tsx'

interface OwnerOfferingCardProps {
  offering: OwnerOffering
  onOpen: OpenDialog
  onUnflag: (offering: OwnerOffering) => void
  announce: (message: string) => void
}

/** One offering: photo, facts, offerer and the owner's actions. */
export function OwnerOfferingCard({
  offering,
  onOpen,
  onUnflag,
  announce,
}: OwnerOfferingCardProps) {
  const { id, itemName, description, flagReason, personalMessage } = offering
  const card = useRef<HTMLElement>(null)
  useFocusFallback(card)
  return (
    <Card
      as="article"
      ref={card}
      canBreak
      className={`column ${styles.sharing}`}
      id={`offering-${id}`}
      data-pending={offering.can.accept || undefined}
      aria-labelledby={`offering-${id}-name`}
    >
      <OfferingHead offering={offering} onOpen={onOpen} />
      <Stack gap={12} className={styles.sharingBody}>
        <Text tone="muted" className="keeps-lines" dir="auto">
          {description}
        </Text>
        {personalMessage && (
          <p className="quote" dir="auto">
            {t.quote(personalMessage)}
          </p>
        )}
        <PickupBanner offering={offering} />
        {offering.handedOverAt && offering.can.deliver && (
          <p className="hint">{pickupMessages.handedOver.toParents(offererFirstName(offering))}</p>
        )}
        <OfferingMoreDetails offering={offering} />
        {flagReason && (
          <Inline
            as="p"
            gap={8}
            pad={12}
            className={`tint-red ${styles.sharingFlag}`}
            radius={12}
            dir="auto"
          >
            <Flag className="icon icon-16" aria-hidden="true" />
            <span>{t.flagged(flagReason)}</span>
          </Inline>
        )}
      </Stack>
      <div className={styles.sharingFrom}>
        <p>
          <span className="strong" dir="auto">
            {offering.offererName}
          </span>{' '}
          <time className="hint" dateTime={offering.createdAt}>
            {formatSingaporeDateTime(offering.createdAt, serverNow())}
          </time>
        </p>
        <OffererContact
          contact={offering.offererContact}
          subject={t.contact.subject(itemName)}
          announce={announce}
        />
      </div>
      <OwnerOfferingActions offering={offering} onOpen={onOpen} onUnflag={onUnflag} />
    </Card>
  )
}

function OfferingHead({ offering, onOpen }: Pick<OwnerOfferingCardProps, 'offering' | 'onOpen'>) {
  const { id, itemName, quantity, category, status } = offering
  return (
    <Inline gap={16} className={styles.sharingHead}>
      <OfferingThumbnail offering={offering} onOpen={() => onOpen('photos', offering)} />
      <Box grows shrinks>
        <Inline gap={8} align="center" justify="between">
          <p className="hint truncate">{category}</p>
          <OfferingStatusChip status={status} />
        </Inline>
        <Text as="h3" above={4} size={18} weight={600} id={`offering-${id}-name`} tabIndex={-1}>
          <span dir="auto">{itemName}</span>{' '}
          <span className={`chip tint-neutral ${styles.sharingQuantity}`} aria-hidden="true">
            {t.quantity(quantity)}
          </span>
          <span className="vh">{t.quantityRead(quantity)}</span>
        </Text>
        <Inline as="ul" gap="4-16" wrap tone="muted" above={6} className={styles.sharingMetas}>
          <Meta icon={<Sparkle className="icon icon-16" />} name={t.condition}>
            {formatCondition(offering)}
          </Meta>
          <Meta icon={<Baby className="icon icon-16" />} name={t.suitableAge}>
            {offering.suitableAge}
          </Meta>
          <Meta icon={<Truck className="icon icon-16" />} name={t.facts.ways}>
            {formatHandover(offering)}
          </Meta>
        </Inline>
      </Box>
    </Inline>
  )
}

function Meta({ icon, name, children }: { icon: ReactNode; name: string; children: string }) {
  return (
    <Inline as="li" gap={6} shrinks>
      <span aria-hidden="true">{icon}</span>
      <span className="vh">{t.named(name)}</span>
      {children}
    </Inline>
  )
}

/**
 * Moves the focus to the list heading when a focused card unmounts, for example after a refetch; otherwise the browser
 * would reset the focus to the body.
 */
function useFocusFallback(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = card.current
    return () => {
      if (node?.contains(document.activeElement)) {
        document.getElementById('sharing-requests')?.focus()
      }
    }
  }, [card])
}
