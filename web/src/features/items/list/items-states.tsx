import { itemListMessages } from '@registry/shared/messages/items/item-list'
import { itemMessages } from '@registry/shared/messages/items/items'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import type { ItemFilter } from './item-filter.ts'

/** Empty state: an invitation to add an item, or a statement where none can be added. */
export function NoItems({ canAdd, onAdd }: { canAdd: boolean; onAdd?: () => void }) {
  const { empty } = itemMessages
  return (
    <section id="items" aria-label={empty.title} tabIndex={-1}>
      <EmptyState
        picture={<Illustration of="waiting-pram" />}
        title={canAdd ? empty.title : empty.admin}
        action={onAdd && <Button onClick={onAdd}>{empty.action}</Button>}
      >
        {canAdd && <p>{empty.text}</p>}
      </EmptyState>
    </section>
  )
}

/** Shown when no item matches the filter. */
export function NoResult({ filter, onShowAll }: { filter: ItemFilter; onShowAll: () => void }) {
  const { noResult } = itemMessages
  const text = filter === 'gifted' ? noResult.gifted : noResult.contributed
  return <NothingFound texts={noResult} text={text} onAction={onShowAll} />
}

interface NoMatchProps {
  search: string
  filter: ItemFilter
  onClear: () => void
}

/** Shown when no item name matches the search. */
export function NoMatch({ search, filter, onClear }: NoMatchProps) {
  const { noMatch } = itemListMessages
  const text =
    filter === 'all'
      ? noMatch.text(search)
      : noMatch.textInFilter(search, itemMessages.filters[filter])
  return <NothingFound texts={noMatch} text={text} dir="auto" onAction={onClear} />
}

interface NothingFoundProps {
  texts: { title: string; action: string }
  text: string
  dir?: 'auto'
  onAction: () => void
}

function NothingFound({ texts, text, dir, onAction }: NothingFoundProps) {
  return (
    <EmptyState
      heading="h3"
      picture={<Illustration of="found-heart" />}
      title={texts.title}
      action={
        <Button look="outline" onClick={onAction}>
          {texts.action}
        </Button>
      }
    >
      <p dir={dir}>{text}</p>
    </EmptyState>
  )
}
