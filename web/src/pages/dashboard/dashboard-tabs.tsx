import { dashboardMessages } from '@registry/shared/messages/registry/dashboard'
import { type ReactNode, useState } from 'react'
import styles from '../../features/owner-layout/owner-layout.module.css'
import { Badge } from '../../ui/feedback/badge.tsx'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { TabList, TabPanel } from '../../ui/navigation/tabs.tsx'
import type { DashboardTab } from '../owner/dashboard-url.ts'

const t = dashboardMessages.tabs
const NAME = 'dashboard'

interface DashboardTabsProps {
  /** False hides the tab of the offerings; undefined does so until it is chosen. */
  canPassGifts: boolean | undefined
  tab: DashboardTab
  onTab: (tab: DashboardTab) => void
  toReview: number | undefined
  /** Buttons beside the tabs on the registry tab. */
  tools: ReactNode
  registry: ReactNode
  giftPassing: ReactNode
}

/** Tabs for the registry and its offerings. */
export function DashboardTabs(props: DashboardTabsProps) {
  const { canPassGifts, tab, onTab, toReview, tools, registry, giftPassing } = props
  const isRegistry = tab === 'registry'
  const hasBeenShown = useHasBeen(isRegistry)
  const offerings = {
    value: 'gift-passing',
    label: <GiftPassingLabel toReview={toReview} />,
  } as const
  return (
    <>
      <Inline align="end" gap={16} line="below" className={styles.tabrow}>
        <TabList
          look="page"
          label={t.label}
          name={NAME}
          value={tab}
          onChange={onTab}
          tabs={[
            { value: 'registry', label: t.registry },
            ...(canPassGifts || !isRegistry ? [offerings] : []),
          ]}
        />
        {isRegistry && (
          <Inline below={8} gap={8} className={`fills-on-phones ${styles.tools}`}>
            {tools}
          </Inline>
        )}
      </Inline>
      <TabPanel look="page" name={NAME} value="registry" isShown={isRegistry}>
        {hasBeenShown && registry}
      </TabPanel>
      <TabPanel look="page" name={NAME} value="gift-passing" isShown={!isRegistry}>
        {!isRegistry && <LazyBoundary>{giftPassing}</LazyBoundary>}
      </TabPanel>
    </>
  )
}

function GiftPassingLabel({ toReview }: { toReview: number | undefined }) {
  if (!toReview) return t.giftPassing
  return (
    <>
      {t.giftPassing}
      <Badge tone="neutral" aria-hidden="true">
        {toReview}
      </Badge>
      <span className="vh">{t.toReview(toReview)}</span>
    </>
  )
}

/** Returns whether the tab was ever shown: it is mounted then, and stays mounted to preserve its state. */
function useHasBeen(isShown: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isShown)
  if (isShown && !hasBeen) setHasBeen(true)
  return hasBeen || isShown
}
