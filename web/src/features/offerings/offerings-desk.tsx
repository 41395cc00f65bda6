import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import { offeringsMessages as words } from '@registry/shared/messages/offerings'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { calmScroll } from '../../lib/calm-scroll.ts'
import { LiveRegion, useAnnouncement } from '../../ui/live-region.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SegmentTabs } from '../../ui/segment-tabs.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { MyOfferings } from './my-offerings.tsx'
import { OfferingCard } from './offering-card.tsx'
import { useOfferingCounts } from './offering-counts.ts'
import type { OpenDialog } from './offering-dialog.ts'
import { OfferingDialogs } from './offering-dialogs.tsx'
import { OFFERINGS_PAGE, type OfferingList, useOfferings } from './offerings-queries.ts'
import { NoOfferings, OfferingsFailed, OfferingsSkeleton } from './offerings-states.tsx'
import { useOfferingDialog } from './use-offering-dialog.ts'
import { useUnflag } from './use-unflag.ts'
import './offerings.css'

interface Parents {
  name: string
  email: string
}

interface OfferingsDeskProps {
  userId: string
  parents: Parents
  /** The owner's verified email address, which finds their own offerings; undefined while unverified. */
  ownAddress: string | undefined
  /** URL that visitors open to make an offering. */
  sharingLink: string
}

/** The Gift Passing page: offerings to review, accepted offerings and all offerings. */
export function OfferingsDesk(props: OfferingsDeskProps) {
  const { userId, parents, ownAddress, sharingLink } = props
  const desk = useOfferingDialog(userId)
  const [told, announce] = useAnnouncement()
  const counts = useOfferingCounts(true).data
  const tabs = [
    { value: 'pending', label: <Kpi count={counts?.pending}>{words.lists.pending}</Kpi> },
    { value: 'accepted', label: <Kpi count={counts?.accepted}>{words.lists.accepted}</Kpi> },
    { value: 'all', label: <Kpi count={counts?.total}>{words.lists.all}</Kpi> },
  ] as const
  return (
    <section aria-labelledby="sharing-requests">
      <div className="sharings-top">
        <h2 id="sharing-requests" className="display-24" tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.lead}</p>
      </div>
      <SegmentTabs label={words.listsLabel} value={desk.list} tabs={tabs} onChange={desk.setList}>
        {(row, panel) => (
          <>
            <div className="sharings-lists">{row}</div>
            {panel(
              <Offerings
                key={desk.list}
                list={desk.list}
                sharingLink={sharingLink}
                onOpen={desk.open}
                onShown={desk.onShown}
                announce={announce}
              />,
            )}
          </>
        )}
      </SegmentTabs>
      {counts && counts.total > 0 && <FiguresPanel />}
      {ownAddress && <MyOfferings address={ownAddress} />}
      <OfferingDialogs
        dialog={desk.dialog}
        parents={parents}
        onSent={desk.forget}
        onClose={desk.close}
        onList={desk.setList}
      />
      <LiveRegion>{told}</LiveRegion>
    </section>
  )
}

function Kpi({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <>
      <span className="num">{count ?? '\u00A0'}</span> <span>{children}</span>
    </>
  )
}

interface OfferingsProps {
  list: OfferingList
  sharingLink: string
  onOpen: OpenDialog
  /** Called when the cards of a page are rendered. */
  onShown: (offerings: readonly OwnerOffering[]) => void
  announce: (message: string) => void
}

function Offerings({ list, sharingLink, onOpen, onShown, announce }: OfferingsProps) {
  const [offset, setOffset] = useState(0)
  const cards = useRef<HTMLDivElement>(null)
  const { data, error, refetch, isPlaceholderData } = useOfferings(list, offset)
  const unflag = useUnflag()
  const show = useEffectEvent(onShown)
  const offerings = data?.offerings
  useEffect(() => {
    if (offerings) show(offerings)
  }, [offerings])
  // The last page was emptied: return to the first.
  if (data && data.offerings.length === 0 && offset > 0 && !isPlaceholderData) setOffset(0)
  if (!data && error) return <OfferingsFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <OfferingsSkeleton />
  if (data.total === 0) return <NoOfferings list={list} link={sharingLink} />
  return (
    <>
      <div ref={cards} className="sharings" aria-busy={isPlaceholderData || undefined}>
        {data.offerings.map(offering => (
          <OfferingCard
            key={offering.id}
            offering={offering}
            onOpen={onOpen}
            onUnflag={unflag}
            announce={announce}
          />
        ))}
      </div>
      <Pager
        offset={offset}
        size={OFFERINGS_PAGE}
        total={data.total}
        words={words.pager}
        onMove={next => {
          setOffset(next)
          // Show the next page from its first card; the button is at the bottom.
          calmScroll(cards.current, 'start')
        }}
      />
    </>
  )
}
