import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface SegmentTabsProps<V extends string> {
  label: string
  value: V
  tabs: readonly { value: V; label: ReactNode }[]
  onChange: (value: V) => void
  /** The panel of the chosen tab, and whatever stands around the row of tabs. */
  children: (row: ReactNode, panel: (content: ReactNode) => ReactNode) => ReactNode
}

/** Two or three ways to do one thing, side by side; arrow keys move between them. */
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
