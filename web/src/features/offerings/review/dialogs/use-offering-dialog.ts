import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownerDraft } from '../../../../lib/storage/owner-draft.ts'
import { OFFERING_LISTS, type OfferingList } from '../queries/offerings-queries.ts'
import {
  type CloseDialog,
  dialogKind,
  type OfferingDialog,
  type OpenDialog,
} from './offering-dialog-types.ts'

/** Unsent text of a dialog. */
const draftSchema = z.object({
  list: z.enum(OFFERING_LISTS),
  kind: dialogKind,
  offeringId: z.string(),
  typed: z.record(z.string(), z.string()),
  isOpen: z.boolean(),
})
type Draft = z.output<typeof draftSchema>

/**
 * State of the Gift Passing page: the selected list and the open dialog. Closing a dialog keeps its unsent text as a
 * draft. A dialog that was open with a draft reopens after a reload, since the owner may have had to sign in again.
 */
export function useOfferingDialog(userId: string) {
  const drafts = useMemo(() => offeringDrafts(userId), [userId])
  const [first] = useState(() => drafts.read().find(({ isOpen }) => isOpen))
  const waiting = useRef(first)
  const [list, setList] = useState<OfferingList>(first?.list ?? 'pending')
  const [dialog, setDialog] = useState<OfferingDialog>()

  const open: OpenDialog = (kind, offering) => {
    const isOwnDraft = (draft: Draft) => draft.kind === kind && draft.offeringId === offering.id
    drafts.write(drafts.read().map(draft => ({ ...draft, isOpen: isOwnDraft(draft) })))
    setDialog({
      kind,
      offering,
      typed: drafts.read().find(isOwnDraft)?.typed ?? {},
      onTyped: typed => {
        const others = drafts.read().filter(draft => !isOwnDraft(draft))
        const isBlank = Object.values(typed).every(text => text === '')
        // A message that is still being sent changes the draft of a closed dialog too.
        const isOpen = drafts.read().find(isOwnDraft)?.isOpen ?? true
        const ownDraft = { list, kind, offeringId: offering.id, typed, isOpen }
        drafts.write(isBlank ? others : [...others, ownDraft])
      },
    })
  }
  /** Deletes the draft of the open dialog. */
  const discard = () => dialog?.onTyped({})
  const close: CloseDialog = how => {
    if (how === 'discard') discard()
    drafts.write(drafts.read().map(draft => ({ ...draft, isOpen: false })))
    setDialog(undefined)
  }
  return {
    list,
    setList,
    dialog,
    open,
    discard,
    close,
    /**
     * Deletes the drafts that can no longer be sent; those of deleted offerings are known once all offerings are shown.
     * Reopens the dialog that was open before a reload, if its offering is on the first page rendered.
     */
    onShown: (offerings: readonly OwnerOffering[], areAll: boolean) => {
      const { kind, offeringId } = waiting.current ?? {}
      waiting.current = undefined
      const isUsable = (draft: Draft) => {
        const offering = offerings.find(({ id }) => id === draft.offeringId)
        return offering ? isStillAllowed(draft.kind, offering) : !areAll
      }
      drafts.write(drafts.read().filter(isUsable))
      const offering = offerings.find(({ id }) => id === offeringId)
      if (kind && offering && isStillAllowed(kind, offering)) open(kind, offering)
    },
  }
}

function offeringDrafts(userId: string) {
  const { read, write, clear } = ownerDraft(userId, 'offering', z.array(draftSchema))
  return {
    read: () => read() ?? [],
    write: (drafts: Draft[]) => (drafts.length === 0 ? clear() : write(drafts)),
  }
}

/** Returns whether the offering still allows the action; another device may have taken it meanwhile. */
function isStillAllowed(kind: OfferingDialog['kind'], { can }: OwnerOffering): boolean {
  const asks = {
    ...{ accept: can.accept, decline: can.decline, confirm: can.confirm, deliver: can.deliver },
    ...{ callOff: can.cancel, interest: can.expressInterest, flag: can.flag, thread: can.message },
    photos: false,
  }
  return asks[kind]
}
