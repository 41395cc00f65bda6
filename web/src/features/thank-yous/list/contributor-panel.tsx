import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import {
  type ContributorFilter,
  countByStatus,
  filterContributors,
} from '../actions/contributor-list.ts'
import styles from '../thank-yous.module.css'
import { ContributorSelectionBar } from './contributor-selection-bar.tsx'
import { SelectableThankYouRow, ThankYouRow } from './thank-you-row.tsx'
import { NoMatchingContributors } from './thank-you-states.tsx'
import { type ContributorSelection, useContributorSelection } from './use-contributor-selection.ts'

const FILTERS = ['toWrite', 'sent', 'all'] as const

interface ContributorPanelProps {
  contributors: readonly ThankYou[]
  total: number
  current: string | undefined
  filter: ContributorFilter
  onFilter: (filter: ContributorFilter) => void
  onMark: (contributors: readonly ThankYou[]) => void
}

/** The contributor list, filtered by status. */
export function ContributorPanel(props: ContributorPanelProps) {
  const { contributors, filter, onFilter, onMark } = props
  const counts = countByStatus(contributors)
  const shown = filterContributors(contributors, filter)
  const selection = useContributorSelection(shown)
  const tabs = FILTERS.map(value => ({
    value,
    label: (
      <>
        {deskMessages.filters[value]} <Badge>{counts[value]}</Badge>
      </>
    ),
  }))
  const mark = () => {
    onMark(selection.rows)
    selection.stop()
  }
  return (
    <Card className={styles.tyPeople} aria-label={deskMessages.guests}>
      <div>
        <Box pad={8} line="below">
          <TabList
            look="wide-segment"
            label={deskMessages.filterLabel}
            name="thank-yous"
            value={filter}
            tabs={tabs}
            onChange={onFilter}
          />
        </Box>
        <TabPanel name="thank-yous" value={filter}>
          <Inline justify="end" pad={8} className="gone-if-empty" line="below">
            <ContributorSelectionBar selection={selection} onMark={mark} />
          </Inline>
          <ContributorRows {...props} shown={shown} selection={selection} />
        </TabPanel>
      </div>
    </Card>
  )
}

function ContributorRows({
  contributors,
  total,
  current,
  filter,
  onFilter,
  shown,
  selection,
}: ContributorPanelProps & { shown: readonly ThankYou[]; selection: ContributorSelection }) {
  if (shown.length === 0)
    return <NoMatchingContributors filter={filter} onShowAll={() => onFilter('all')} />
  const isOpen = shown.some(({ gifts }) => gifts.some(({ isVerified }) => !isVerified))
  return (
    <>
      <ul className={styles.tyRows}>
        {shown.map(contributor =>
          selection.isOn ? (
            <SelectableThankYouRow
              key={contributor.id}
              contributor={contributor}
              isSelected={selection.ids.has(contributor.id)}
              onToggle={selection.toggle}
            />
          ) : (
            <ThankYouRow
              key={contributor.id}
              contributor={contributor}
              isCurrent={contributor.id === current}
            />
          ),
        )}
      </ul>
      {(isOpen || total > contributors.length) && (
        <p className="hint pad-16">
          {total > contributors.length && deskMessages.firstOf(contributors.length, total)}{' '}
          {isOpen && deskMessages.unverified}
        </p>
      )}
    </>
  )
}
