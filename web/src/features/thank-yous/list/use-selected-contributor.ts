import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isRendered } from '../../../ui/dialogs/is-rendered.ts'
import { findContributor, nextUnthanked } from '../actions/contributor-list.ts'
import { contributorLinkId } from './thank-you-row.tsx'

/** Returns the contributor named in the URL, otherwise the first without a note, and the navigation between them. */
export function useSelectedContributor(contributors: readonly ThankYou[]) {
  const [query, setQuery] = useSearchParams()
  const to = query.get('to') ?? undefined
  // The initial first contributor stays open when new contributions arrive.
  const [first, setFirst] = useState(() => firstToWrite(contributors)?.id)
  const fromUrl = to === undefined ? undefined : findContributor(contributors, to)
  const stillFirst = first === undefined ? undefined : findContributor(contributors, first)
  const chosen = fromUrl ?? stillFirst ?? waiting(contributors)
  const [mounts, setMounts] = useState<Readonly<Record<string, number>>>({})
  const heading = useFocus(chosen?.id, to !== undefined)

  const open = ({ id }: ThankYou) => setQuery({ to: id }, { preventScrollReset: true })

  /** Mounts the editor of this contributor anew, if it is open, to read the draft in session storage. */
  const remount = ({ id }: ThankYou) => setMounts(now => ({ ...now, [id]: (now[id] ?? 0) + 1 }))

  const openNext = (from: ThankYou) => {
    const next = nextUnthanked(contributors, from.id)
    setFirst(next?.id)
    const isAsked = to !== undefined && next
    setQuery(isAsked ? { to: next.id } : {}, { replace: true, preventScrollReset: true })
  }

  return {
    chosen,
    /** React key of the editor. */
    editorKey: chosen && `${chosen.id} ${mounts[chosen.id] ?? 0}`,
    heading,
    /** On phones, list and note are separate views. */
    view: fromUrl ? ('note' as const) : ('list' as const),
    isGone: to !== undefined && !fromUrl,
    open,
    openNext,
    remount,
  }
}

const waiting = (contributors: readonly ThankYou[]) =>
  contributors.find(({ status }) => status !== 'sent')
const firstToWrite = (contributors: readonly ThankYou[]) => waiting(contributors) ?? contributors[0]

/** Moves the focus to the note's heading on selection, and back to the list row on return. */
function useFocus(chosenId: string | undefined, isAsked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ chosenId, isAsked })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { chosenId, isAsked }
    if (before.isAsked && !isAsked && before.chosenId) {
      const row = document.getElementById(contributorLinkId(before.chosenId))
      const isPhone = heading.current && !isRendered(heading.current)
      if (row && (isPhone || before.chosenId === chosenId)) return row.focus()
    }
    if (before.chosenId === chosenId && before.isAsked === isAsked) return
    // All were thanked and a new contribution arrived: not a user action, so keep the focus.
    if (before.chosenId === undefined && !isAsked) return
    const target = heading.current && isRendered(heading.current) ? heading.current : headline()
    target?.focus()
  }, [chosenId, isAsked])
  return heading
}

const headline = () => document.querySelector<HTMLElement>('h1')
