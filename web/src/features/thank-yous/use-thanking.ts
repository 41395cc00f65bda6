import {
  markThankYous,
  saveThankYou,
  sendThankYou,
  type ThankYou,
} from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { ownerClient } from '../../lib/owner-client.ts'
import { requestKeys } from '../../lib/request-key.ts'
import { asNotSent, asSent } from './guest-list.ts'
import { noteStorage } from './note-storage.ts'
import { useDeskActions } from './use-desk-actions.ts'

const { done, failed } = deskMessages

/** A note to send, and a promise that settles its autosave. */
interface Written {
  note: string
  ready: () => Promise<void>
}

type Status = ThankYou['status']

async function save(guest: ThankYou, note: string, status: Status): Promise<readonly ThankYou[]> {
  const input = { params: { id: guest.id }, body: { note, status } }
  return [(await ownerClient.call(saveThankYou, input)).data]
}

async function mail(guest: ThankYou, note: string, key: string): Promise<readonly ThankYou[]> {
  const input = { params: { id: guest.id }, body: { note } }
  return [(await ownerClient.call(sendThankYou, input, { idempotencyKey: key })).data]
}

/** Returns the optimistic state after sending. */
const sent = (guest: ThankYou, note: string) => asSent({ ...guest, note: note || null }, new Date())

/**
 * Returns the guest to show if the request fails. Includes the note, because saving its draft has cleared
 * the copy in session storage.
 */
const unsent = (guest: ThankYou, note: string) => ({ ...guest, note: note || guest.note })

type Act = ReturnType<typeof useDeskActions>['act']

/** Actions on contributors: send, mark, unmark. */
export function useThanking(userId: string) {
  const { act, troubles, forget } = useDeskActions()
  const one = forOne(act, userId)
  return { ...one, markAll: forSeveral(act), troubles, forget }
}

function forOne(act: Act, userId: string) {
  /** Returns a request that waits for the autosave and clears the stored note after success. */
  const call = (guest: ThankYou, { ready }: Written, send: () => Promise<readonly ThankYou[]>) => {
    return async () => {
      await ready()
      const answer = await send()
      noteStorage(userId, guest.id).clear()
      return answer
    }
  }

  const unmark = (guest: ThankYou) =>
    void act({
      ...{ key: guest.id, guests: [guest], shown: [asNotSent(guest)] },
      send: () => save(guest, guest.note ?? '', 'draft'),
      done: done.unmarked(guest.name),
      failed: reason => failed.mark(guest.name, reason),
    })

  return {
    unmark,
    send: (guest: ThankYou, written: Written) => {
      // Shared by all retries of this action; sending the same text later is a new request.
      const key = requestKeys()(written.note)
      void act({
        key: guest.id,
        guests: [unsent(guest, written.note)],
        shown: [sent(guest, written.note)],
        send: call(guest, written, () => mail(guest, written.note, key)),
        done: done.sent(guest.name),
        failed: reason => failed.send(guest.name, reason),
      })
    },
    mark: (guest: ThankYou, written: Written) => {
      const marked = sent(guest, written.note)
      void act({
        ...{ key: guest.id, guests: [unsent(guest, written.note)], shown: [marked] },
        send: call(guest, written, () => save(guest, written.note, 'sent')),
        done: done.marked(guest.name),
        undo: () => unmark(marked),
        failed: reason => failed.mark(guest.name, reason),
      })
    },
  }
}

function forSeveral(act: Act) {
  /** `before` is the state to restore, for the undo. */
  const markAll = (guests: readonly ThankYou[], before?: readonly ThankYou[]) => {
    const ids = guests.map(({ id }) => id)
    const isSent = before === undefined
    const shown = before ?? guests.map(guest => asSent(guest, new Date()))
    void act({
      ...{ key: ids.join(), guests, shown },
      send: async () =>
        (await ownerClient.call(markThankYous, { body: { ids, isSent } })).thankYous,
      done: (isSent ? done.several : done.severalUnmarked)(guests.length),
      undo: isSent ? () => markAll(shown, guests) : undefined,
      failed: reason => failed.several(guests.length, reason),
    })
  }
  return (guests: readonly ThankYou[]) => markAll(guests)
}

export type Thanking = ReturnType<typeof useThanking>
