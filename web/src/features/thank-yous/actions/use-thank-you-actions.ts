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
import { noteDraftStorage } from './note-draft-storage.ts'
import { useOptimisticActions } from './use-optimistic-actions.ts'

const { done, failed } = deskMessages

/** A note to send, and a promise that settles its autosave. */
interface WrittenNote {
  note: string
  ready: () => Promise<void>
}

async function saveAsSent(contributor: ThankYou, note: string): Promise<readonly ThankYou[]> {
  const input = {
    params: { id: contributor.id },
    body: { note, status: 'sent', lastSeenId: lastSeenId(contributor) } as const,
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
  key: string,
): Promise<readonly ThankYou[]> {
  const input = {
    params: { id: contributor.id },
    body: { note, lastSeenId: lastSeenId(contributor) },
  }
  return [(await ownerClient.call(sendThankYou, input, { idempotencyKey: key })).data]
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

/** Actions on contributors: send, mark, unmark. */
export function useThankYouActions(userId: string) {
  const { runAction, failures, forget } = useOptimisticActions()
  const one = createActions(runAction, userId)
  return { ...one, markAll: createBulkAction(runAction), failures, forget }
}

function createActions(runAction: RunAction, userId: string) {
  /** Returns a request that waits for the autosave and clears the stored note after success. */
  const call = (
    contributor: ThankYou,
    { ready }: WrittenNote,
    send: () => Promise<readonly ThankYou[]>,
  ) => {
    return async () => {
      await ready()
      const answer = await send()
      noteDraftStorage(userId, contributor.id).clear()
      return answer
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
      // Shared by all retries of this action; sending the same text later is a new request.
      const key = createIdempotencyKeys()(written.note)
      void runAction({
        key: contributor.id,
        contributors: [unsent(contributor, written.note)],
        shown: [sent(contributor, written.note)],
        send: call(contributor, written, () => sendByEmail(contributor, written.note, key)),
        done: done.sent(contributor.name),
        failed: reason => failed.send(contributor.name, reason),
      })
    },
    mark: (contributor: ThankYou, written: WrittenNote) => {
      const marked = sent(contributor, written.note)
      void runAction({
        ...{
          key: contributor.id,
          contributors: [unsent(contributor, written.note)],
          shown: [marked],
        },
        send: call(contributor, written, () => saveAsSent(contributor, written.note)),
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
