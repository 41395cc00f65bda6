import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { ArrowUpDown, ChevronDown, ListChecks, Search, SlidersHorizontal, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { ITEM_SORTS } from './arrange-items.ts'
import styles from './list-toolbar.module.css'
import { type ItemListState, type ListMode, modeButtonId } from './use-item-list.ts'

const TOOLS_ID = 'list-tools'

/** Unfolds the toolbar on phones. */
export function ToolsToggle({ list }: { list: ItemListState }) {
  return (
    <IconButton
      className={classNames('only-on-phones pushed', list.areToolsShown && 'tint-moss')}
      icon={SlidersHorizontal}
      label={itemListMessages.tools}
      aria-expanded={list.areToolsShown}
      aria-controls={TOOLS_ID}
      onClick={() => list.showTools(!list.areToolsShown)}
    />
  )
}

interface ListToolbarProps {
  list: ItemListState
  /** Whether reordering and bulk changes are available. */
  canChange: boolean
}

/** Search, sorting, and the buttons that enter the reorder and select modes. */
export function ListToolbar({ list, canChange }: ListToolbarProps) {
  const start = (mode: ListMode) =>
    ({
      id: modeButtonId(mode),
      look: 'outline',
      size: 'sm',
      onClick: () => list.enter(mode),
    }) as const
  return (
    <Inline
      id={TOOLS_ID}
      wrap
      align="center"
      gap={8}
      below={16}
      className={classNames('fills-on-phones', !list.areToolsShown && 'not-on-phones')}
    >
      <SearchBox value={list.search} onChange={list.setSearch} />
      <SortBox list={list} />
      {canChange && (
        <Inline gap={8} wrap className="fills-on-phones">
          <Button {...start('reorder')}>
            <ArrowUpDown className="icon icon-16" aria-hidden="true" />
            {itemListMessages.reorder.start}
          </Button>
          <Button {...start('select')}>
            <ListChecks className="icon icon-16" aria-hidden="true" />
            {itemListMessages.select.start}
          </Button>
        </Inline>
      )}
    </Inline>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={`input-wrap ${styles.listSearch}`}>
      <Search className="icon" aria-hidden="true" />
      <input
        ref={input}
        className="input input-small"
        type="search"
        enterKeyHint="search"
        aria-label={itemListMessages.search}
        placeholder={itemListMessages.search}
        dir="auto"
        value={value}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          clear()
        }}
      />
      {value !== '' && (
        <Button look="quiet" size="icon" aria-label={itemListMessages.clearSearch} onClick={clear}>
          <X className="icon icon-16" aria-hidden="true" />
        </Button>
      )}
    </search>
  )
}

function SortBox({ list }: { list: ItemListState }) {
  const id = useId()
  const choose = (value: string) => {
    const sort = ITEM_SORTS.find(name => name === value)
    if (sort) list.setSort(sort)
  }
  return (
    <Inline gap={8} align="center" tone="muted" className={`one-line ${styles.listSort}`}>
      <label className="not-on-phones" htmlFor={id}>
        {itemListMessages.sort}
      </label>
      <span className="input-wrap grows">
        <select
          id={id}
          className="input input-small select-input"
          aria-label={itemListMessages.sort}
          value={list.sort}
          onChange={event => choose(event.target.value)}
        >
          {ITEM_SORTS.map(name => (
            <option key={name} value={name}>
              {itemListMessages.sorts[name]}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </span>
    </Inline>
  )
}
