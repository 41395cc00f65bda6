import type { PublicItem } from '@registry/shared/contract/items/items'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { useIncrementalList } from '../../../lib/hooks/use-incremental-list.ts'
import type { PicturePriority } from '../../../ui/images/picture.tsx'
import { findItemPage } from './item-pages.ts'
import { NextItems, PreviousItems } from './page-links.tsx'
import styles from './public-item-card.module.css'
import type { ItemActions } from './public-item-card.tsx'
import { PublicItemCell } from './public-item-cell.tsx'

/** Images of the first rows are visible initially, so they load eagerly. */
const EAGER_IMAGES = 3
/**
 * After the cards of the HTML, lists up to `idleMax` are rendered completely while the browser is idle, for its search
 * in the page. A changed filter shows the cards that exist already, or a screen of cards, first.
 */
const STEPS = { step: 12, idleMax: 96 }
/** Height in px of a card and the gap below it. */
const CARD_HEIGHT = 326
/** A complete list stays complete: an item that is added must not hide the last card, which may have the focus. */
const COMPLETE = Number.POSITIVE_INFINITY

interface PublicItemGridProps {
  /** All items of the registry, in display order. */
  all: PublicItem[]
  /** The ones that pass the filter, in the same order. */
  items: PublicItem[]
  /** Changes when other items are displayed. */
  view: string
  /** Requested page of the list. */
  page: string | undefined
  actions: ItemActions
}

/**
 * The items of a registry as cards: one column on phones, two from 640 px. The HTML has one page of them; scripts render
 * the rest as it is scrolled to. A card whose item does not pass the filter any more is hidden, because removing a
 * hundred of them takes longer than the rest of a filter's change.
 */
export function PublicItemGrid({ all, items, view, page, actions }: PublicItemGridProps) {
  const { number, start, end: pageEnd } = findItemPage(page, items.length)
  const isHydrated = useHydrated()
  // State, because a rendering that React discards must not add cards.
  const [created, setCreated] = useState(new Map<string, PicturePriority>())
  const listed = items.slice(start)
  const missing = listed.findIndex(({ id }) => !created.has(id))
  const total = listed.length
  const key = `${number} ${view}`
  const grid = useRef<HTMLDivElement>(null)
  // Measured before the list changes, while its layout is valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each view.
  const { inView, urgent } = useMemo(() => countCardsInView(grid.current), [key])
  const isPainted = useDeferredValue(key) === key
  const { rendered, end } = useIncrementalList({
    ...STEPS,
    restart: missing < 0 ? COMPLETE : Math.max(inView, missing),
    total,
    key,
    first: pageEnd < items.length ? pageEnd - start : COMPLETE,
  })
  const left = total - rendered
  const shown = listed.slice(0, rendered)
  const ahead = firstOfStatuses(isHydrated && rendered >= STEPS.idleMax ? all : [])
  const next = new Map([
    ...ahead.map(({ id }) => [id, 'late'] as const),
    ...shown.map(({ id }, place) => [id, priorityAt(place)] as const),
    ...created,
  ])
  if (next.size > created.size) setCreated(next)
  const cards = all.filter(({ id }) => created.has(id))
  // The same elements until a card is added, so that React skips the cells when the filter changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards follow from `all` and `created`.
  const cells = useMemo(
    () =>
      cards.map(item => (
        <PublicItemCell
          key={item.id}
          item={item}
          priority={created.get(item.id) ?? 'late'}
          actions={actions}
        />
      )),
    [all, created, actions],
  )
  useLayoutEffect(() => {
    const visible = new Set(shown)
    let count = 0
    for (const [place, item] of cards.entries()) {
      // The cells below the viewport follow after the paint.
      if (!isPainted && count >= urgent) return
      const cell = grid.current?.children[place]
      const isShown = visible.has(item)
      if (isShown) count += 1
      cell?.toggleAttribute('hidden', !isShown)
      cell?.toggleAttribute('data-in-view', isShown && count <= inView)
    }
  })
  return (
    <>
      {number > 1 && <PreviousItems page={number - 1} />}
      <div className={styles.grid} ref={grid}>
        {cells}
        {isHydrated && left > 0 && (
          <div className={styles.rest} style={{ '--left': left }} ref={end} />
        )}
      </div>
      {!isHydrated && pageEnd < items.length && <NextItems page={number + 1} />}
    </>
  )
}

/**
 * Returns how many cards at the start of the list are in the viewport; of a list above it, as many as fill it. `urgent`
 * are the cards until the end of the viewport.
 */
function countCardsInView(grid: HTMLElement | null): { inView: number; urgent: number } {
  if (!grid) return { inView: 0, urgent: COMPLETE }
  const { top } = grid.getBoundingClientRect()
  const room = innerHeight - Math.max(0, top)
  const inView = Math.max(1, Math.ceil(room / CARD_HEIGHT)) * (innerWidth < 640 ? 1 : 2)
  return { inView, urgent: top < 0 ? COMPLETE : inView }
}

/** Returns the first item of each status: its card is created, hidden if need be, before a filter shows it. */
const firstOfStatuses = (items: PublicItem[]) =>
  [true, false].flatMap(isFunded => items.find(item => item.isFullyFunded === isFunded) ?? [])

function priorityAt(place: number): PicturePriority {
  if (place === 0) return 'first'
  return place < EAGER_IMAGES ? 'early' : 'late'
}
