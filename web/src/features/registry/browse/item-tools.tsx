import { itemToolsMessages as t } from '@registry/shared/messages/registry/item-tools'
import { ChevronDown, Rows3, Search } from 'lucide-react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { replaceQuery } from '../../../lib/url/page-url.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import styles from './item-tools.module.css'
import { SORTS, type Sort } from './sort-items.ts'

/** How long typing must pause before the list changes. */
const PAUSE_MS = 150
const QUERY_MAX = 80
export const SEARCH_FIELD_ID = 'item-search'

interface ItemToolsProps {
  query: string
  sort: Sort | undefined
  isCompact: boolean
  /** Whether the list is long enough for the compact view. */
  hasCompact: boolean
}

/** Search field, sort order and view of a long list. Their state is in the URL. A changed filter does not render them. */
export const ItemTools = memo(({ query, sort, isCompact, hasCompact }: ItemToolsProps) => {
  return (
    <Inline as="search" gap={8} wrap aria-label={t.label}>
      <SearchField query={query} />
      <span className={`input-wrap ${styles.sort}`}>
        <select
          className="input select-input"
          aria-label={t.sort}
          value={sort ?? ''}
          onChange={({ target }) =>
            replaceQuery({ sort: target.value || undefined, page: undefined })
          }
        >
          <option value="">{t.sorts.own}</option>
          {SORTS.map(name => (
            <option key={name} value={name}>
              {t.sorts[name]}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
      {hasCompact && (
        <button
          type="button"
          className={`choice choice-box ${styles.view}`}
          aria-label={t.compact}
          aria-pressed={isCompact}
          onClick={() => replaceQuery({ view: isCompact ? undefined : 'compact' })}
        >
          <Rows3 className="icon" aria-hidden="true" />
        </button>
      )}
    </Inline>
  )
})

function SearchField({ query }: { query: string }) {
  const [typed, setTyped] = useState(query)
  const sent = useRef(query)

  useLayoutEffect(() => {
    // The query was changed elsewhere, as by Back or 'Show all items'.
    if (query !== sent.current) setTyped(query)
    sent.current = query
  }, [query])

  useLayoutEffect(() => {
    const next = typed.trim()
    if (next === sent.current) return
    const timer = setTimeout(() => {
      sent.current = next
      replaceQuery({ q: next || undefined, page: undefined })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <span className={`input-wrap ${styles.search}`}>
      <Search className="icon" aria-hidden="true" />
      <input
        id={SEARCH_FIELD_ID}
        className="input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={QUERY_MAX}
        aria-label={t.search}
        placeholder={t.search}
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </span>
  )
}
