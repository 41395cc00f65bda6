import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import type { RaiseResult, SignInResult, UndoResult } from '../../messages.ts'
import type { QuickAdd } from '../use-quick-add.ts'

export type RareActions = ReturnType<typeof rareActions>

/** What the rare screens can do besides. */
export function rareActions({ ask, dispatch, state: { screen } }: QuickAdd) {
  const signIn = async (email: string, password: string) => {
    dispatch({ type: 'signing-in' })
    const result = await ask({ type: 'sign-in', email, password }).catch(noSignIn)
    dispatch({ type: 'signed-in', result })
  }
  const undo = async () => {
    if (screen.name !== 'saved' || screen.isUndoing) return
    dispatch({ type: 'undoing' })
    const result = await ask({ type: 'undo', key: screen.key }).catch(noChange)
    dispatch({ type: 'undone', result, key: newKey() })
  }
  const raise = async () => {
    if (screen.name !== 'duplicate' || screen.isBusy) return
    dispatch({ type: 'raising' })
    const { item, of } = screen
    const result = await ask({ type: 'raise', itemId: item.id, key: of.draft.key }).catch(noChange)
    dispatch({ type: 'raised', result })
  }
  return {
    signIn,
    undo,
    raise,
    typeIt: (link: string) => dispatch({ type: 'typing', link, key: newKey() }),
    tryIt: () => dispatch({ type: 'tried' }),
    back: () => dispatch({ type: 'back' }),
    addAnyway: () => dispatch({ type: 'wanted' }),
  }
}

function newKey(): string {
  return crypto.randomUUID()
}

/** The background gave no answer at all, as when the extension was updated meanwhile. */
function noSignIn(): SignInResult {
  return { ok: false, message: t.failed, fields: {} }
}

function noChange(): UndoResult & RaiseResult {
  return { kind: 'failed', message: t.failed }
}
