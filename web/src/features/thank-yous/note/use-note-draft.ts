import {
  NOTE_MAX,
  saveThankYou,
  type ThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import type { Tone } from '@registry/shared/messages/thank-yous/thank-you-notes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { addSignOutTask } from '../../../lib/session/sign-out-tasks.ts'
import { lastSeenId } from '../actions/contributor-list.ts'
import { noteDraftStorage } from '../actions/note-draft-storage.ts'
import { updateCachedThankYous } from '../actions/thank-you-cache.ts'
import { thankYouErrorText } from '../actions/thank-you-error-text.ts'
import { createNoteSaver, type NoteSaver, type SaveState } from './note-saver.ts'
import { noteLength, renderNote, templateTone } from './render-note.ts'

type Flush = () => Promise<void>

const openNotes = new Set<Flush>()

// Signing out saves notes that are still being edited.
addSignOutTask(() => Promise.all([...openNotes].map(flush => flush())))

/** The owner as the author of the note. */
export interface NoteAuthor {
  userId: string
  name: string
}

export interface NoteDraft {
  text: string
  /** The tone of an unedited template; undefined for own text. */
  tone: Tone | undefined
  isTooLong: boolean
  state: SaveState
  /** Error text of the last save. */
  failure: string | undefined
  change: (text: string) => void
  choose: (tone: Tone) => void
  saveNow: () => void
  /** Discards pending text and waits for the running request, before another request sends the note. */
  handOver: () => Promise<void>
}

/** State of the note editor: stored in session storage on every change, and autosaved as a draft on the server. */
export function useNoteDraft(
  contributor: ThankYou,
  parents: NoteAuthor,
  onChange: () => void,
): NoteDraft {
  const storage = useMemo(
    () => noteDraftStorage(parents.userId, contributor.id),
    [parents.userId, contributor.id],
  )
  const [typed, setTyped] = useState(() => storage.read()?.note)
  const { saver, isHandedOver, ...saving } = useSaver(contributor, parents)
  const text = typed ?? contributor.note ?? renderNote('warm', contributor, parents.name)
  const tone = templateTone(text, contributor, parents.name)

  const change = (next: string) => {
    onChange()
    setTyped(next)
    storage.write({ note: next })
    isHandedOver.current = false
    if (noteLength(next) <= NOTE_MAX) saver.change(next)
  }

  // Saves text that a reload interrupted.
  useLayoutEffect(() => {
    const left = storage.read()?.note
    if (left !== undefined && noteLength(left) <= NOTE_MAX) saver.change(left)
  }, [storage, saver])

  return {
    ...saving,
    text,
    tone,
    isTooLong: noteLength(text) > NOTE_MAX,
    change,
    choose: next => change(renderNote(next, contributor, parents.name)),
    saveNow: () => void saver.flush(),
    handOver: () => {
      isHandedOver.current = true
      return saver.settle()
    },
  }
}

function useSaver(contributor: ThankYou, { userId }: NoteAuthor) {
  const client = useQueryClient()
  const [state, setState] = useState<SaveState>('idle')
  const [failure, setFailure] = useState<string>()
  const latest = useRef(contributor)
  latest.current = contributor
  const isHandedOver = useRef(false)
  const [saver] = useState(() =>
    createNoteSaver({
      save: saveDraft({ client, userId, latest, isHandedOver }),
      onState: (next, error) => {
        setState(next)
        setFailure(next === 'failed' ? thankYouErrorText(error) : undefined)
      },
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
    }),
  )
  useFlushOnLeave(saver)
  return { saver, state, failure, isHandedOver }
}

interface SaveDraftOptions {
  client: QueryClient
  userId: string
  latest: RefObject<ThankYou>
  isHandedOver: RefObject<boolean>
}

function saveDraft({ client, userId, latest, isHandedOver }: SaveDraftOptions) {
  return async (note: string, { isLast }: { isLast: boolean }) => {
    const { id, status } = latest.current
    const saved = { note, status: status === 'sent' ? status : ('draft' as const) }
    const body = { ...saved, lastSeenId: lastSeenId(latest.current) }
    const input = { params: { id }, body }
    const { data } = await ownerClient.call(saveThankYou, input, { keepalive: isLast })
    const storage = noteDraftStorage(userId, id)
    if (storage.read()?.note === note) storage.clear()
    // After a hand-over, the list already shows the optimistic state.
    if (!isHandedOver.current) updateCachedThankYous(client, [data])
  }
}

/** Saves pending text on unmount, on sign-out and when the page is hidden. */
function useFlushOnLeave(saver: NoteSaver): void {
  useLayoutEffect(() => {
    const flush = () => saver.flush({ isLast: true })
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    const unwatch = flushBeforeSignOut(flush)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      unwatch()
      document.removeEventListener('visibilitychange', onHidden)
      void flush()
    }
  }, [saver])
}

/** Registers a note to be saved before sign-out; returns a function that unregisters it. */
function flushBeforeSignOut(flush: Flush): () => void {
  openNotes.add(flush)
  return () => void openNotes.delete(flush)
}
