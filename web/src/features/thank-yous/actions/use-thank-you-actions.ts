import {
  markThankYous,
  saveThankYou,
  sendThankYou,
  type ThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { createIdempotencyKeys } from '../../../lib/api-client/idempotency-key.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { lastSeenId, markedAsSent, markedAsUnsent } from './contributor-list.ts'
import { type BaseNote, readNoteConflict, requestOnBase } from './note-conflict.ts'
import { noteDraftStorage } from './note-draft-storage.ts'
import { useOptimisticActions } from './use-optimistic-actions.ts'

const { done, failed } = deskMessages

/** A note to send. `ready` settles its autosave and returns the stored note that it is based on. */
interface WrittenNote {
  note: string
  ready: () => Promise<BaseNote>
}

type Version = BaseNote['version']

async function saveAsSent(
  contributor: ThankYou,
  note: string,
  version: Version,
): Promise<readonly ThankYou[]> {
  const input = {
    params: { id: contributor.id },
    body: { note, status: 'sent', lastSeenId: lastSeenId(contributor), version } as const,
  }
  return [(await ownerClient.call(saveThankYou, input)).data]
}

/** Marks contributors as thanked, or undoes it; leaves their notes, which another device may have changed. */
async function setSent(
  contributors: readonly ThankYou[],
  isSent: boolean,
): Promise<readonly ThankYou[]> {
  const ids = contributors.map(({ id }) => id)
  const lastSeenIds = contributors.flatMap(contributor => lastSeenId(contributor) ?? [])
  const input = { body: { ids, lastSeenIds, isSent } }
  return (await ownerClient.call(markThankYous, input)).thankYous
}

async function sendByEmail(
  contributor: ThankYou,
  note: string,
  version: Version,
  keyFor: ReturnType<typeof createIdempotencyKeys>,
): Promise<readonly ThankYou[]> {
  const body = { note, lastSeenId: lastSeenId(contributor) }
  const input = { params: { id: contributor.id }, query: { version }, body }
  const idempotencyKey = keyFor({ ...body, version })
  return [(await ownerClient.call(sendThankYou, input, { idempotencyKey })).data]
}

/** Returns the optimistic state after sending. */
const sent = (contributor: ThankYou, note: string) =>
  markedAsSent({ ...contributor, note: note || null }, new Date())

/**
 * Returns the contributor to show if the request fails. Includes the note, because saving its draft has cleared
 * the copy in session storage.
 */
const unsent = (contributor: ThankYou, note: string) => ({
  ...contributor,
  note: note || contributor.note,
})

type RunAction = ReturnType<typeof useOptimisticActions>['runAction']

/** Handlers for a note that another device has changed; the draft of this device is in session storage then. */
interface NoteConflictHandlers {
  onConflict: (contributor: ThankYou) => void
  /** Opens the editor, whose autosave asks which note to keep. */
  openNote: (contributor: ThankYou) => void
}

/** Actions on contributors: send, mark, unmark. */
export function useThankYouActions(userId: string, handlers: NoteConflictHandlers) {
  const { runAction, failures, forget } = useOptimisticActions()
  const one = createActions(runAction, userId, handlers)
  return { ...one, markAll: createBulkAction(runAction), failures, forget }
}

function createActions(
  runAction: RunAction,
  userId: string,
  { onConflict, openNote }: NoteConflictHandlers,
) {
  /**
   * Returns the request of an action on a note and its rollback. The request names the version that the note is based
   * on; a conflict stores the note in session storage, success clears it there.
   */
  const noteAction = (
    contributor: ThankYou,
    { note, ready }: WrittenNote,
    request: (version: Version) => Promise<readonly ThankYou[]>,
    isRepeatable?: (theirs: ThankYou) => boolean,
  ) => {
    const storage = noteDraftStorage(userId, contributor.id)
    // Shared by all retries, so that they send the same request.
    let base: Promise<{ current: BaseNote }> | undefined
    return {
      key: contributor.id,
      contributors: [unsent(contributor, note)],
      send: async () => {
        base ??= ready().then(current => ({ current }))
        const shown = await base
        try {
          const send = () => request(shown.current.version)
          const response = await requestOnBase(shown, note, send, isRepeatable)
          storage.clear()
          return response
        } catch (error) {
          if (readNoteConflict(error)) {
            // Text that was typed while the note was sent is newer, and its editor asks when it saves.
            if (!storage.read()) {
              storage.write({ note, version: shown.current.version })
              onConflict(contributor)
            }
          }
          throw error
        }
      },
      openNoteOf: (error: unknown) => readNoteConflict(error) && (() => openNote(contributor)),
    }
  }

  const unmark = (contributor: ThankYou) =>
    void runAction({
      ...{ key: contributor.id, contributors: [contributor], shown: [markedAsUnsent(contributor)] },
      send: () => setSent([contributor], false),
      done: done.unmarked(contributor.name),
      failed: reason => failed.mark(contributor.name, reason),
    })

  return {
    unmark,
    send: (contributor: ThankYou, written: WrittenNote) => {
      const { note } = written
      // Shared by all retries of this action; sending the same text later is a new request.
      const keyFor = createIdempotencyKeys()
      void runAction({
        ...noteAction(
          contributor,
          written,
          version => sendByEmail(contributor, note, version, keyFor),
          // Another device may have emailed the same words.
          ({ status }) => status !== 'sent' || contributor.status === 'sent',
        ),
        shown: [sent(contributor, note)],
        done: done.sent(contributor.name),
        failed: reason => failed.send(contributor.name, reason),
      })
    },
    mark: (contributor: ThankYou, written: WrittenNote) => {
      const { note } = written
      const marked = sent(contributor, note)
      void runAction({
        ...noteAction(contributor, written, version =>
          // Without text of their own, the owner only marks, and the note may have changed on another device.
          note === (contributor.note ?? '')
            ? setSent([contributor], true)
            : saveAsSent(contributor, note, version),
        ),
        shown: [marked],
        done: done.marked(contributor.name),
        undo: () => unmark(marked),
        failed: reason => failed.mark(contributor.name, reason),
      })
    },
  }
}

function createBulkAction(runAction: RunAction) {
  /** `before` is the state to restore, for the undo. */
  const markAll = (contributors: readonly ThankYou[], before?: readonly ThankYou[]) => {
    const isSent = before === undefined
    const shown = before ?? contributors.map(contributor => markedAsSent(contributor, new Date()))
    void runAction({
      ...{ key: contributors.map(({ id }) => id).join(), contributors, shown },
      send: () => setSent(contributors, isSent),
      done: (isSent ? done.several : done.severalUnmarked)(contributors.length),
      undo: isSent ? () => markAll(shown, contributors) : undefined,
      failed: reason => failed.several(contributors.length, reason),
    })
  }
  return (contributors: readonly ThankYou[]) => markAll(contributors)
}

export type ThankYouActions = ReturnType<typeof useThankYouActions>
