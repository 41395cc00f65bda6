import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { SegmentTabs } from '../../ui/segment-tabs.tsx'
import { NoGuests } from './desk-states.tsx'
import { countGuests, type GuestFilter, shownGuests } from './guest-list.ts'
import { GuestRow, TickRow } from './guest-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type Selection, useSelection } from './use-selection.ts'

const FILTERS = ['toWrite', 'sent', 'all'] as const

interface GuestPanelProps {
  guests: readonly ThankYou[]
  total: number
  current: string | undefined
  filter: GuestFilter
  onFilter: (filter: GuestFilter) => void
  onMark: (guests: readonly ThankYou[]) => void
}

/** The contributor list, filtered by status. */
export function GuestPanel(props: GuestPanelProps) {
  const { guests, filter, onFilter, onMark } = props
  const counts = countGuests(guests)
  const shown = shownGuests(guests, filter)
  const selection = useSelection(shown)
  const tabs = FILTERS.map(value => ({
    value,
    label: (
      <>
        {deskMessages.filters[value]} <span className="count">{counts[value]}</span>
      </>
    ),
  }))
  const mark = () => {
    onMark(selection.chosen)
    selection.stop()
  }
  return (
    <section className="panel ty-people" aria-label={deskMessages.guests}>
      <SegmentTabs label={deskMessages.filterLabel} value={filter} tabs={tabs} onChange={onFilter}>
        {(row, panel) => (
          <>
            <div className="ty-filter">{row}</div>
            {panel(
              <>
                <div className="ty-bulk">
                  <SelectionBar selection={selection} onMark={mark} />
                </div>
                <Rows {...props} shown={shown} selection={selection} />
              </>,
            )}
          </>
        )}
      </SegmentTabs>
    </section>
  )
}

function Rows({
  guests,
  total,
  current,
  filter,
  onFilter,
  shown,
  selection,
}: GuestPanelProps & { shown: readonly ThankYou[]; selection: Selection }) {
  if (shown.length === 0) return <NoGuests filter={filter} onShowAll={() => onFilter('all')} />
  const isOpen = shown.some(({ gifts }) => gifts.some(({ isVerified }) => !isVerified))
  const ticked = new Set(selection.chosen.map(({ id }) => id))
  return (
    <>
      <ul className="ty-rows">
        {shown.map(guest =>
          selection.isOn ? (
            <TickRow
              key={guest.id}
              guest={guest}
              isTicked={ticked.has(guest.id)}
              onTick={selection.toggle}
            />
          ) : (
            <GuestRow key={guest.id} guest={guest} isCurrent={guest.id === current} />
          ),
        )}
      </ul>
      {(isOpen || total > guests.length) && (
        <p className="ty-later hint">
          {total > guests.length && deskMessages.firstOf(guests.length, total)}{' '}
          {isOpen && deskMessages.unverified}
        </p>
      )}
    </>
  )
}
