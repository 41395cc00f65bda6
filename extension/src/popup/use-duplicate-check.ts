import { type Dispatch, useLayoutEffect } from 'react'
import type { Background } from './background.ts'
import type { PopupEvent, PopupState } from './popup-state.ts'

/** After so long without a key, who types has stopped. */
const SETTLED_MS = 400

/** Asks whether a draft is on the list already: of a page at once, of what is typed when that pauses. */
export function useDuplicateCheck(
  { ask }: Background,
  { screen, session }: PopupState,
  dispatch: Dispatch<PopupEvent>,
) {
  const draft = screen.name === 'draft' && !screen.isWanted ? screen : undefined
  const { productUrl = '', productName = '' } = draft?.draft ?? {}
  const delay = draft?.isTouched ? SETTLED_MS : 0
  const isAsked = session.isSignedIn && `${productUrl}${productName.trim()}` !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new delay is no new question
  useLayoutEffect(() => {
    if (!isAsked) return
    const product = { productUrl, productName }
    const check = () =>
      void ask({ type: 'check', ...product }).then(
        ({ duplicates }) => dispatch({ type: 'checked', product, duplicates }),
        () => {}, // then nothing is said; the registry refuses what may not be
      )
    const timer = setTimeout(check, delay)
    return () => clearTimeout(timer)
  }, [ask, dispatch, isAsked, productUrl, productName])
}
