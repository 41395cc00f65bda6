import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import { type Dispatch, useEffect, useLayoutEffect, useReducer } from 'react'
import type { Draft } from '../../draft/draft.ts'
import type { SaveResult } from '../../messages.ts'
import type { Background } from '../background-client/background.ts'
import { hasUnconfirmedDuplicate } from './draft-reducer.ts'
import { initialState, type PopupEvent, type PopupState, popupReducer } from './popup-reducer.ts'
import type { DraftScreen } from './screen.ts'
import { useDuplicateCheck } from './use-duplicate-check.ts'

/** Returns the popup's state and actions. */
export function useQuickAdd(background: Background) {
  const [state, dispatch] = useReducer(popupReducer, initialState)
  const { screen } = state
  const actions = createActions(background, state, dispatch)
  useBackgroundEvents(background, dispatch)
  useDuplicateCheck(background, state, dispatch)
  const isResumed = screen.name === 'draft' && screen.save.kind === 'resumed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the connection
  useEffect(() => {
    if (isResumed) void actions.save()
  }, [isResumed])
  const draft = screen.name === 'draft' && screen.isTouched ? screen.draft : undefined
  useEffect(() => {
    if (draft) background.storeDraft(draft)
  }, [background, draft])
  return { state, dispatch, sendRequest: background.sendRequest, ...actions }
}

export type QuickAdd = ReturnType<typeof useQuickAdd>

function useBackgroundEvents(background: Background, dispatch: Dispatch<PopupEvent>) {
  useLayoutEffect(() => {
    void open(background, dispatch)
    const updateOnline = () => dispatch({ type: 'line', isOnline: navigator.onLine })
    updateOnline()
    addEventListener('online', updateOnline)
    addEventListener('offline', updateOnline)
    const ends = [
      background.watchQueue(entries => dispatch({ type: 'queue', entries })),
      background.watchLoading(() => dispatch({ type: 'still-loading' })),
      background.watchSession(
        session => dispatch({ type: 'connected', session }),
        () => void open(background, dispatch),
      ),
      background.watchPairing(code => dispatch({ type: 'paired', code })),
    ]
    return () => {
      for (const end of ends) end()
      removeEventListener('online', updateOnline)
      removeEventListener('offline', updateOnline)
    }
  }, [background, dispatch])
}

async function open(background: Background, dispatch: Dispatch<PopupEvent>, openKey?: string) {
  dispatch({ type: 'reopened' })
  await background.open(openKey).then(
    opening => dispatch({ type: 'opened', opening }),
    () => dispatch({ type: 'not-opened' }),
  )
}

function createActions(background: Background, state: PopupState, dispatch: Dispatch<PopupEvent>) {
  const { sendRequest } = background
  const { screen } = state

  const save = async () => {
    if (screen.name !== 'draft') return
    if (screen.save.kind === 'saving' || screen.save.kind === 'checking') return
    if (hasUnconfirmedDuplicate(screen)) return dispatch({ type: 'warned' })
    dispatch({ type: 'saving' })
    const result = await sendRequest({ type: 'save', draft: screen.draft }).catch(saveFailed)
    dispatch({ type: 'answered', result })
    if (result.kind === 'signed-out' && isShut(screen)) await connect()
  }
  const connect = async () => {
    dispatch({ type: 'connecting' })
    await sendRequest({ type: 'connect' }).then(
      ({ code }) => dispatch({ type: 'paired', code }),
      () => dispatch({ type: 'not-paired' }),
    )
  }
  return {
    save,
    connect,
    edit: (change: Partial<Draft>) => dispatch({ type: 'edited', change }),
    reopen: () =>
      void open(background, dispatch, screen.name === 'draft' ? screen.draft.key : undefined),
  }
}

/** Returns whether the save button of a draft means Connect. */
function isShut({ save }: DraftScreen): boolean {
  return save.kind === 'unconnected' || save.kind === 'expired'
}

/** Result when the background did not respond, for example after an update of the extension. */
function saveFailed(): SaveResult {
  return { kind: 'failed', message: t.failed }
}
