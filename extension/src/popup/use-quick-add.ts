import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { useEffect, useReducer } from 'react'
import type { Draft } from '../draft/draft.ts'
import type { Opening, SaveResult, SignInResult } from '../messages.ts'
import { ask } from './ask.ts'
import { initialState, nextState } from './popup-state.ts'

/** The popup's state and all that its screens can do. `opening` is the reading that runs already. */
export function useQuickAdd(opening: Promise<Opening>) {
  const [state, dispatch] = useReducer(nextState, initialState)

  useEffect(() => {
    let isShown = true
    const show = (answer: Opening) => isShown && dispatch({ type: 'opened', opening: answer })
    opening.then(show, () => show(UNREADABLE))
    return () => {
      isShown = false
    }
  }, [opening])

  const save = async (draft: Draft) => {
    dispatch({ type: 'saving' })
    const result = await ask({ type: 'save', draft }).catch(saveFailure)
    dispatch({ type: 'answered', result })
  }
  const signIn = async (email: string, password: string) => {
    dispatch({ type: 'signing-in' })
    const result = await ask({ type: 'sign-in', email, password }).catch(signInFailure)
    dispatch({ type: 'signed-in', result })
    if (result.ok && isInterrupted(state.after)) await save(state.after.draft)
  }
  return {
    state,
    save,
    signIn,
    edit: (change: Partial<Draft>) => dispatch({ type: 'edited', change }),
    typeIt: (link: string) => dispatch({ type: 'typing', link, key: crypto.randomUUID() }),
    reconnect: () => dispatch({ type: 'reconnect' }),
  }
}

export type QuickAdd = ReturnType<typeof useQuickAdd>

const UNREADABLE: Opening = {
  session: { isSignedIn: false, registryTitle: null },
  reading: { kind: 'unreadable' },
  waiting: 0,
}

function isInterrupted(
  screen: QuickAdd['state']['after'],
): screen is Extract<QuickAdd['state']['after'], { name: 'draft' }> {
  return screen.name === 'draft' && screen.save.kind === 'expired'
}

/** The background gave no answer at all, as when the extension was updated meanwhile. */
function saveFailure(): SaveResult {
  return { kind: 'failed', message: t.failed, isOffline: false }
}

function signInFailure(): SignInResult {
  return { ok: false, message: t.failed, fields: {} }
}
