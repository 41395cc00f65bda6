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
import { type BaseNote, baseOf, readNoteConflict, requestOnBase } from '../actions/note-conflict.ts'
import { noteDraftStorage } from '../actions/note-draft-storage.ts'
import { showSavedNote, updateCachedThankYous } from '../actions/thank-you-cache.ts'
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

/** The text typed here, and the note that another tab or device has saved meanwhile. */
export interface NoteConflict {
  mine: string
  theirs: ThankYou
}

export interface NoteDraft {
  text: string
  /** The tone of an unedited template; undefined for own text. */
  tone: Tone | undefined
  isTooLong: boolean
  state: SaveState
  /** Error text of the last save. */
  failure: string | undefined
  conflict: NoteConflict | undefined
  keepMine: () => void
  useTheirs: () => void
  /** Closes the question; the next save asks again. */
  leaveConflict: () => void
  change: (text: string) => void
  choose: (tone: Tone) => void
  saveNow: () => void
  /**
   * Discards pending text and waits for the running request, before another request sends the note. Returns the stored
   * note that the text is based on.
   */
  handOver: () => Promise<BaseNote>
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
  const client = useQueryClient()
  const [typed, setTyped] = useState(() => storage.read()?.note)
  const base = useBaseNote(contributor, typed === undefined, storage.read()?.version)
  const { saver, isHandedOver, conflict, setConflict, ...saving } = useSaver(
    contributor,
    parents,
    base,
  )
  // From now on, the field follows changes on other devices.
  if (saving.state === 'saved' && typed === contributor.note) setTyped(undefined)
  const text = typed ?? contributor.note ?? renderNote('warm', contributor, parents.name)
  const tone = templateTone(text, contributor, parents.name)

  const change = (next: string) => {
    onChange()
    setTyped(next)
    storage.write({ note: next, version: base.current.version })
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
    conflict,
    keepMine: () => {
      if (!conflict) return
      base.current = baseOf(conflict.theirs)
      setConflict(undefined)
      change(text)
      void saver.flush()
    },
    leaveConflict: () => setConflict(undefined),
    useTheirs: () => {
      if (!conflict) return
      base.current = baseOf(conflict.theirs)
      setConflict(undefined)
      onChange()
      setTyped(undefined)
      storage.clear()
      updateCachedThankYous(client, [conflict.theirs])
      void saver.settle()
    },
    tone,
    isTooLong: noteLength(text) > NOTE_MAX,
    change,
    choose: next => change(renderNote(next, contributor, parents.name)),
    saveNow: () => void saver.flush(),
    handOver: async () => {
      isHandedOver.current = true
      await saver.settle()
      return base.current
    },
  }
}

/** Returns the base of the typed text: the note on the server until something is typed. */
function useBaseNote(
  contributor: ThankYou,
  isUnedited: boolean,
  stored: number | undefined,
): RefObject<BaseNote> {
  const current = baseOf(contributor)
  const isOutdated = stored !== undefined && stored !== current.version
  const base = useRef<BaseNote>(isOutdated ? { version: stored, note: undefined } : current)
  if (isUnedited) base.current = current
  return base
}

function useSaver(contributor: ThankYou, { userId }: NoteAuthor, base: RefObject<BaseNote>) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<NoteConflict>()
  const [state, setState] = useState<SaveState>('idle')
  const [failure, setFailure] = useState<string>()
  const latest = useRef(contributor)
  latest.current = contributor
  const isHandedOver = useRef(false)
  const [saver] = useState(() =>
    createNoteSaver({
      save: saveDraft({ client, userId, latest, isHandedOver, base, onConflict: setConflict }),
      onState: (next, error) => {
        setState(next)
        const isConflict = readNoteConflict(error) !== undefined
        setFailure(next === 'failed' && !isConflict ? thankYouErrorText(error) : undefined)
      },
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
    }),
  )
  useFlushOnLeave(saver)
  return { saver, state, failure, isHandedOver, conflict, setConflict }
}

interface SaveDraftOptions {
  client: QueryClient
  userId: string
  latest: RefObject<ThankYou>
  isHandedOver: RefObject<boolean>
  base: RefObject<BaseNote>
  onConflict: (conflict: NoteConflict) => void
}

function saveDraft(options: SaveDraftOptions) {
  const { client, userId, latest, isHandedOver, base, onConflict } = options
  const request = async (note: string, contributor: ThankYou, keepalive: boolean) => {
    const { id, status } = contributor
    const saved = { note, status: status === 'sent' ? status : ('draft' as const) }
    const body = { ...saved, lastSeenId: lastSeenId(contributor), version: base.current.version }
    return (await ownerClient.call(saveThankYou, { params: { id }, body }, { keepalive })).data
  }
  return async (note: string, { isLast }: { isLast: boolean }) => {
    const { id } = latest.current
    const data = await requestOnBase(base, note, (contributor = latest.current) =>
      request(note, contributor, isLast),
    ).catch((error: unknown) => {
      const theirs = readNoteConflict(error)
      if (theirs) onConflict({ mine: note, theirs })
      throw error
    })
    base.current = baseOf(data)
    const storage = noteDraftStorage(userId, id)
    if (storage.read()?.note === note) storage.clear()
    // After a hand-over, the list already shows the optimistic state.
    await showSavedNote(client, data, () => isHandedOver.current)
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
