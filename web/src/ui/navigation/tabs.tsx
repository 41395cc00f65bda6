import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './tabs.module.css'

/** `page`: underlined tabs of a whole page; `segment`: segmented control within a page, as wide as it needs or as its container. */
type TabsLook = 'page' | 'segment' | 'wide-segment'

const CLASSES = {
  page: { list: `row wraps shrinks ${styles.list}`, tab: styles.tab },
  segment: { list: 'seg', tab: 'seg-item' },
  'wide-segment': { list: 'seg seg-wide', tab: 'seg-item' },
}

interface TabListProps<V extends string> {
  look?: TabsLook
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
 * Tabs; arrow keys select the next or previous one. Written without a library, because they are in the
 * first bundle of the dashboard.
 */
export function TabList<V extends string>(props: TabListProps<V>) {
  const { look = 'segment', label, name, value, tabs, onChange } = props
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    // Alt+Left is Back in browsers.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const at = tabs.findIndex(tab => tab.value === value)
    const next = STEPS[event.key]?.(at, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    choose(tab.value)
  }
  const choose = (next: V) => {
    if (next !== value) onChange(next)
  }
  return (
    <div
      className={CLASSES[look].list}
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={move}
    >
      {tabs.map(tab => {
        const isSelected = tab.value === value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className={CLASSES[look].tab}
            id={tabId(name, tab.value)}
            // Only the selected panel of a segmented control is rendered.
            aria-controls={look === 'page' || isSelected ? panelId(name, tab.value) : undefined}
            aria-selected={isSelected}
            tabIndex={isSelected ? undefined : -1}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}

/** Name of the only view of a page, which looks like a selected tab. */
export function SoleTab({ children }: { children: string }) {
  return <p className={styles.tab}>{children}</p>
}

interface TabPanelProps {
  look?: TabsLook
  name: string
  value: string
  isShown?: boolean
  children: ReactNode
}

/** Panel of a tab. A page has one per tab, which stays mounted while hidden; a segmented control has one. */
export function TabPanel(props: TabPanelProps) {
  const { look = 'segment', name, value, isShown = true, children } = props
  return (
    <div
      role="tabpanel"
      className={look === 'segment' ? 'seg-panel' : undefined}
      tabIndex={look === 'segment' ? -1 : undefined}
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
