import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface SegmentTabsProps<V extends string> {
  label: string
  value: V
  tabs: readonly { value: V; label: ReactNode }[]
  onChange: (value: V) => void
  /** Renders the tab list and the panel of the selected tab. */
  children: (row: ReactNode, panel: (content: ReactNode) => ReactNode) => ReactNode
}

/** Segmented control for two or three alternatives within a page; arrow keys move between them. */
export function SegmentTabs<V extends string>(props: SegmentTabsProps<V>) {
  const { label, value, tabs, onChange, children } = props
  const choose = (next: unknown) => {
    const tab = tabs.find(candidate => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  const row = (
    <Tabs.List className="seg" aria-label={label} activateOnFocus>
      {tabs.map(tab => (
        <Tabs.Tab key={tab.value} value={tab.value} className="seg-item">
          {tab.label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
  const panel = (content: ReactNode) => (
    <Tabs.Panel value={value} className="seg-panel" tabIndex={-1}>
      {content}
    </Tabs.Panel>
  )
  return (
    <Tabs.Root value={value} onValueChange={choose}>
      {children(row, panel)}
    </Tabs.Root>
  )
}
