import { type Dispatch, useLayoutEffect } from 'react'
import type { Background } from '../background-client/background.ts'
import type { PopupEvent, PopupState } from './popup-reducer.ts'

/** Debounce time in ms for edited drafts. */
const SETTLED_MS = 400

/** Checks a draft for duplicates: at once after extraction, debounced while the owner types. */
export function useDuplicateCheck(
  { sendRequest }: Background,
  { screen, session }: PopupState,
  dispatch: Dispatch<PopupEvent>,
) {
  const draft = screen.name === 'draft' && !screen.isWanted ? screen : undefined
  const { productUrl = '', productName = '', gtin } = draft?.draft ?? {}
  const delay = draft?.isTouched ? SETTLED_MS : 0
  const isAsked = session.isSignedIn && `${productUrl}${productName.trim()}` !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new delay is no new question
  useLayoutEffect(() => {
    if (!isAsked) return
    const product = { productUrl, productName, gtin }
    const check = () =>
      void sendRequest({ type: 'check', ...product }).then(
        ({ duplicates }) => dispatch({ type: 'checked', product, duplicates }),
        () => {}, // ignored: the check is only a hint
      )
    const timer = setTimeout(check, delay)
    return () => clearTimeout(timer)
  }, [sendRequest, dispatch, isAsked, productUrl, productName, gtin])
}
