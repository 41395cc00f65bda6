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

/** A note as it is to be sent, once its draft is no longer on its way. */
interface Written {
  note: string
  ready: () => Promise<void>
}

type Status = ThankYou['status']

async function save(guest: ThankYou, note: string, status: Status): Promise<readonly ThankYou[]> {
  const input = { params: { id: guest.id }, body: { note, status } }
  return [(await ownerClient.call(saveThankYou, input)).data]
}

/** Everything that owners do with guests on the desk. */
export function useThanking(userId: string) {
  const { act, troubles, forget } = useDeskActions()
  const sent = (guest: ThankYou, note: string) =>
    asSent({ ...guest, note: note || null }, new Date())

  const send = (guest: ThankYou, { note, ready }: Written) => {
    const key = requestKeys()(note)
    const input = { params: { id: guest.id }, body: { note } }
    void act({
      ...{ key: guest.id, guests: [guest], shown: [sent(guest, note)] },
      send: async () => {
        await ready()
        const { data } = await ownerClient.call(sendThankYou, input, { idempotencyKey: key })
        noteStorage(userId, guest.id).clear()
        return [data]
      },
      done: done.sent(guest.name),
      failed: reason => failed.send(guest.name, reason),
    })
  }

  const mark = (guest: ThankYou, { note, ready }: Written) => {
    const marked = sent(guest, note)
    void act({
      ...{ key: guest.id, guests: [guest], shown: [marked] },
      send: async () => {
        await ready()
        const saved = await save(guest, note, 'sent')
        noteStorage(userId, guest.id).clear()
        return saved
      },
      done: done.marked(guest.name),
      undo: () => unmark(marked),
      failed: reason => failed.mark(guest.name, reason),
    })
  }

  const unmark = (guest: ThankYou) =>
    void act({
      ...{ key: guest.id, guests: [guest], shown: [asNotSent(guest)] },
      send: () => save(guest, guest.note ?? '', 'draft'),
      done: done.unmarked(guest.name),
      failed: reason => failed.mark(guest.name, reason),
    })

  /** `before`: as they were, for taking it back. */
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

  return { send, mark, unmark, markAll, troubles, forget }
}

export type Thanking = ReturnType<typeof useThanking>
