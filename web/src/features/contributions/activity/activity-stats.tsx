import type { getContributionStats } from '@registry/shared/contract/contributions/owner-contributions'
import type { Output } from '@registry/shared/contract/endpoint'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { formatDollars } from '@registry/shared/money/format-money'
import { Box } from '../../../ui/layout/box.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './contribution-activity.module.css'

const t = activityMessages.panel

type ContributionStats = Output<typeof getContributionStats>['stats']

/** The registry's four totals; a dash for each that could not be loaded. */
export function ActivityStats({ stats }: { stats: ContributionStats | undefined }) {
  return (
    <Stack as="dl" line="below" className={`${styles.stats} num`}>
      <Figure name={t.value} value={stats && formatDollars(stats.totalRegistryValue)} />
      <Figure name={t.given} value={stats && formatDollars(stats.totalAmount)} />
      <Figure name={t.count} value={stats?.totalContributions} />
      <Figure name={t.today} value={stats?.todayContributions} />
    </Stack>
  )
}

function Figure({
  name,
  value = t.unknown,
}: {
  name: string
  value?: string | number | undefined
}) {
  return (
    <Box shrinks canBreak pad="12-inset">
      <Text as="dt" size={12} tone="faint">
        {name}
      </Text>
      <Text as="dd" size={18} weight={600}>
        {value}
      </Text>
    </Box>
  )
}
