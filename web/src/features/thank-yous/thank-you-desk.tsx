import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { type ReactNode, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Composer } from './composer.tsx'
import { AllDone, DeskFailed, DeskSkeleton, NobodyGave } from './desk-states.tsx'
import { countGuests, type GuestFilter } from './guest-list.ts'
import { GuestPanel } from './guest-panel.tsx'
import { PrintedGifts } from './printed-gifts.tsx'
import { useThankYous } from './thank-you-cache.ts'
import { Troubles } from './troubles.tsx'
import { useChosen } from './use-chosen.ts'
import type { Parents } from './use-note.ts'
import { useThanking } from './use-thanking.ts'
import './thank-yous.css'

interface DeskProps {
  parents: Parents & { email: string | undefined }
  publicPage: string
  /** Actions for the whole list. */
  tools: ReactNode
}

/** The thank-you page: contributors and the notes to them. */
export function ThankYouDesk({ parents, publicPage, tools }: DeskProps) {
  const { data, error, refetch } = useThankYous()
  const hasGuests = data !== undefined && data.thankYous.length > 0
  return (
    <>
      <div className="ty-top">
        <div>
          <h1 className="display-30" tabIndex={-1}>
            {hasGuests ? deskMessages.headline(data.toWrite) : deskMessages.title}
          </h1>
          <p className="ty-lead">
            {data?.toWrite === 0 ? deskMessages.leadWhenDone : deskMessages.lead}
          </p>
        </div>
        {hasGuests && <div className="ty-tools">{tools}</div>}
      </div>
      {data === undefined &&
        (error ? <DeskFailed error={error} onRetry={() => void refetch()} /> : <DeskSkeleton />)}
      {data && !hasGuests && <NobodyGave publicPage={publicPage} />}
      {data && hasGuests && (
        <OpenDesk guests={data.thankYous} total={data.total} parents={parents} />
      )}
    </>
  )
}

interface OpenDeskProps extends Pick<DeskProps, 'parents'> {
  guests: readonly ThankYou[]
  total: number
}

function OpenDesk({ guests, total, parents }: OpenDeskProps) {
  const { chosen, heading, view, isGone, goOn } = useChosen(guests)
  const thanking = useThanking(parents.userId)
  const [filter, setFilter] = useState<GuestFilter>(() =>
    chosen?.status === 'sent' || countGuests(guests).toWrite === 0 ? 'all' : 'toWrite',
  )
  return (
    <>
      <Troubles thanking={thanking} />
      {isGone && (
        <Banner tone="apricot" role="status">
          {deskMessages.gone}
        </Banner>
      )}
      <div className="ty-desk" data-view={view}>
        <GuestPanel
          guests={guests}
          total={total}
          current={chosen?.id}
          filter={filter}
          onFilter={setFilter}
          onMark={thanking.markAll}
        />
        {chosen ? (
          <Composer
            key={chosen.id}
            guest={chosen}
            parents={parents}
            thanking={thanking}
            heading={heading}
            onDone={goOn}
          />
        ) : (
          <AllDone />
        )}
      </div>
      <PrintedGifts guests={guests} />
    </>
  )
}
