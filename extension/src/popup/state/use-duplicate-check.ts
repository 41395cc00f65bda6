import { type Dispatch, useLayoutEffect } from 'react'
import type { Responses } from '../../messages.ts'
import type { Background } from '../background-client/background.ts'
import type { PopupEvent, PopupState } from './popup-reducer.ts'

/** Debounce time in ms for edited drafts. */
const SETTLED_MS = 400
/** Time in ms that a resumed save waits for the check. */
const LONGEST_MS = 1000

const NONE: Responses['check'] = { duplicates: [] }

/** Checks a draft for duplicates: at once after extraction, debounced after an edit. A resumed save waits for it. */
export function useDuplicateCheck(
  { sendRequest }: Background,
  { screen, session }: PopupState,
  dispatch: Dispatch<PopupEvent>,
) {
  const draft = screen.name === 'draft' && !screen.isWanted ? screen : undefined
  const { productUrl = '', productName = '', gtin } = draft?.draft ?? {}
  const isChecking = draft?.save.kind === 'checking'
  const delay = draft?.isTouched ? SETTLED_MS : 0
  const isNamed = `${productUrl}${productName.trim()}` !== ''
  const isAsked = isChecking || (session.isSignedIn && isNamed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new delay is no new question
  useLayoutEffect(() => {
    if (!isAsked) return
    const product = { productUrl, productName, gtin }
    const answer = ({ duplicates }: Responses['check']) =>
      dispatch({ type: 'checked', product, duplicates })
    const check = () =>
      void sendRequest({ type: 'check', ...product })
        .catch(() => NONE)
        .then(answer)
    const timers = [setTimeout(check, delay)]
    // The check is only a hint: a save must not wait for a slow one, because the popup may be closed.
    if (isChecking) timers.push(setTimeout(answer, delay + LONGEST_MS, NONE))
    return () => timers.forEach(clearTimeout)
  }, [sendRequest, dispatch, isAsked, productUrl, productName, gtin])
}
