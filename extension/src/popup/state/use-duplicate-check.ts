import { type Dispatch, useLayoutEffect } from 'react'
import type { Background } from '../background-client/background.ts'
import type { PopupEvent, PopupState } from './popup-reducer.ts'

/** Debounce time in ms for edited drafts. */
const SETTLED_MS = 400

/** Checks a draft for duplicates: at once after extraction and before a resumed save, debounced while the owner types. */
export function useDuplicateCheck(
  { sendRequest }: Background,
  { screen, session }: PopupState,
  dispatch: Dispatch<PopupEvent>,
) {
  const draft = screen.name === 'draft' && !screen.isWanted ? screen : undefined
  const { productUrl = '', productName = '', gtin } = draft?.draft ?? {}
  const isChecking = draft?.save.kind === 'checking'
  const delay = draft?.isTouched && !isChecking ? SETTLED_MS : 0
  const isNamed = `${productUrl}${productName.trim()}` !== ''
  const isAsked = isChecking || (session.isSignedIn && isNamed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new delay is no new question
  useLayoutEffect(() => {
    if (!isAsked) return
    const product = { productUrl, productName, gtin }
    const check = () =>
      void sendRequest({ type: 'check', ...product }).then(
        ({ duplicates }) => dispatch({ type: 'checked', product, duplicates }),
        // The check is only a hint: after a failure the save that waits for it resumes.
        () => isChecking && dispatch({ type: 'checked', product, duplicates: [] }),
      )
    const timer = setTimeout(check, delay)
    return () => clearTimeout(timer)
  }, [sendRequest, dispatch, isAsked, productUrl, productName, gtin])
}
