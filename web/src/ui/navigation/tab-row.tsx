import { type KeyboardEvent, type ReactNode, useRef } from 'react'

interface TabRowProps<V extends string> {
  label: string
  /** Prefix of the IDs of tabs and panels. */
  name: string
  value: V
  tabs: readonly { value: V; label: ReactNode }[]
  onChange: (value: V) => void
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * Tabs of a whole page; arrow keys move between them. Written without a library, because it is in the
 * first bundle of the dashboard. Within a page, use SegmentTabs.
 */
export function TabRow<V extends string>({ label, name, value, tabs, onChange }: TabRowProps<V>) {
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.value === value)
    const next = STEPS[event.key]?.(at, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onChange(tab.value)
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={move}>
      {tabs.map(tab => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="tab"
          id={tabId(name, tab.value)}
          aria-controls={panelId(name, tab.value)}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? undefined : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  name: string
  value: string
  isShown: boolean
  children: ReactNode
}

/** Panel of a tab; stays mounted while another one is shown. */
export function TabPanel({ name, value, isShown, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(name, value)}
      aria-labelledby={tabId(name, value)}
      hidden={!isShown}
    >
      {children}
    </div>
  )
}

const tabId = (name: string, value: string) => `${name}-tab-${value}`
const panelId = (name: string, value: string) => `${name}-panel-${value}`
