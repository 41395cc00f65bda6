import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringsMessages as t } from '@registry/shared/messages/offerings/offerings'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { scrollToElement } from '../../../lib/browser/scroll-behavior.ts'
import { LiveRegion, useAnnouncement } from '../../../ui/feedback/live-region.tsx'
import { NotLoadedState } from '../../../ui/feedback/not-loaded-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OwnerOfferingCard } from './card/owner-offering-card.tsx'
import type { OpenDialog } from './dialogs/offering-dialog-types.ts'
import { OfferingDialogs } from './dialogs/offering-dialogs.tsx'
import { useOfferingDialog } from './dialogs/use-offering-dialog.ts'
import { MyOfferingsPanel } from './my-offerings-panel.tsx'
import styles from './offerings.module.css'
import { NoOfferings, OfferingsSkeleton } from './offerings-states.tsx'
import { OFFERINGS_PAGE, type OfferingList, useOfferings } from './queries/offerings-queries.ts'
import { useOfferingCounts } from './queries/use-offering-counts.ts'
import { useUnflagOffering } from './queries/use-offering-mutation.ts'
import { OfferingStatisticsPanel } from './statistics/offering-statistics-panel.tsx'

interface Parents {
  name: string
  email: string
}

interface OfferingsManagerProps {
  userId: string
  parents: Parents
  /** The owner's verified email address, which finds their own offerings; undefined while unverified. */
  ownEmail: string | undefined
  /** URL that visitors open to make an offering; undefined while they cannot. */
  sharingLink: string | undefined
}

/** The Gift Passing page: offerings to review, accepted offerings and all offerings. */
export function OfferingsManager(props: OfferingsManagerProps) {
  const { userId, parents, ownEmail, sharingLink } = props
  const manager = useOfferingDialog(userId)
  const [announcement, announce] = useAnnouncement()
  const counts = useOfferingCounts().data
  const tabs = [
    { value: 'pending', label: <TabLabel count={counts?.pending}>{t.lists.pending}</TabLabel> },
    {
      value: 'accepted',
      label: <TabLabel count={counts?.accepted}>{t.lists.accepted}</TabLabel>,
    },
    { value: 'all', label: <TabLabel count={counts?.total}>{t.lists.all}</TabLabel> },
  ] as const
  return (
    <section aria-labelledby="sharing-requests">
      <div className={styles.sharingsTop}>
        <h2 id="sharing-requests" className="display-24" tabIndex={-1}>
          {t.title}
        </h2>
        <Text above={4} tone="muted" wrap="pretty">
          {t.lead}
        </Text>
      </div>
      <div className={styles.sharingsLists}>
        <TabList
          label={t.listsLabel}
          name="offerings"
          value={manager.list}
          tabs={tabs}
          onChange={manager.setList}
        />
      </div>
      <TabPanel name="offerings" value={manager.list}>
        <Offerings
          key={manager.list}
          list={manager.list}
          sharingLink={sharingLink}
          onOpen={manager.open}
          onShown={manager.onShown}
          announce={announce}
        />
      </TabPanel>
      {counts && counts.total > 0 && <OfferingStatisticsPanel />}
      {ownEmail && <MyOfferingsPanel email={ownEmail} />}
      <OfferingDialogs
        dialog={manager.dialog}
        parents={parents}
        onSent={manager.discard}
        onClose={manager.close}
        onList={manager.setList}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </section>
  )
}

function TabLabel({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <>
      <span className="num">{count ?? '\u00A0'}</span> <span>{children}</span>
    </>
  )
}

interface OfferingsProps {
  list: OfferingList
  sharingLink: string | undefined
  onOpen: OpenDialog
  /** Called when the cards of a page are rendered. */
  onShown: (offerings: readonly OwnerOffering[], areAll: boolean) => void
  announce: (message: string) => void
}

function Offerings({ list, sharingLink, onOpen, onShown, announce }: OfferingsProps) {
  const [offset, setOffset] = useState(0)
  const cards = useRef<HTMLDivElement>(null)
  const { data, error, refetch, isPlaceholderData, isFetchedAfterMount } = useOfferings(
    list,
    offset,
  )
  const unflag = useUnflagOffering()
  const show = useEffectEvent(onShown)
  const offerings = data?.offerings
  const areAll = list === 'all' && isFetchedAfterMount && data?.total === offerings?.length
  useEffect(() => {
    if (offerings) show(offerings, areAll)
  }, [offerings, areAll])
  // The last page was emptied: return to the first.
  if (data && data.offerings.length === 0 && offset > 0 && !isPlaceholderData) setOffset(0)
  if (!data && error)
    return (
      <NotLoadedState
        className="stack"
        heading="h3"
        {...t.failed}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <OfferingsSkeleton />
  if (data.total === 0) return <NoOfferings list={list} link={sharingLink} />
  return (
    <>
      <Stack
        gap={20}
        ref={cards}
        className={styles.sharings}
        aria-busy={isPlaceholderData || undefined}
      >
        {data.offerings.map(offering => (
          <OwnerOfferingCard
            key={offering.id}
            offering={offering}
            onOpen={onOpen}
            onUnflag={unflag}
            announce={announce}
          />
        ))}
      </Stack>
      <Pager
        offset={offset}
        size={OFFERINGS_PAGE}
        total={data.total}
        words={t.pager}
        onMove={next => {
          setOffset(next)
          // Show the next page from its first card; the button is at the bottom.
          scrollToElement(cards.current, 'start')
        }}
      />
    </>
  )
}
