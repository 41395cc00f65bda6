import type { OwnerOffering } from '@registry/shared/contract/offering-schemas'
import { useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownerDraft } from '../../lib/owner-draft.ts'
import { dialogKind, type OfferingDialog, type OpenDialog } from './offering-dialog.ts'
import { OFFERING_LISTS, type OfferingList } from './offerings-queries.ts'

const unsent = z.object({
  list: z.enum(OFFERING_LISTS),
  kind: dialogKind,
  offeringId: z.string(),
  typed: z.record(z.string(), z.string()),
})

/**
 * Which list is shown, and which dialog is open over it. One with words that were not sent opens
 * again with the page: their owner may have had to sign in anew.
 */
export function useOfferingDialog(userId: string) {
  const draft = useMemo(() => ownerDraft(userId, 'offering', unsent), [userId])
  const [first] = useState(draft.read)
  const waiting = useRef(first)
  const [list, setList] = useState<OfferingList>(first?.list ?? 'pending')
  const [dialog, setDialog] = useState<OfferingDialog>()

  const keptOf = (kind: string, offeringId: string) => {
    const kept = draft.read()
    return kept?.kind === kind && kept.offeringId === offeringId ? kept : undefined
  }
  const open: OpenDialog = (kind, offering) =>
    setDialog({
      kind,
      offering,
      typed: keptOf(kind, offering.id)?.typed ?? {},
      onTyped: typed => {
        if (Object.values(typed).every(text => text === '')) draft.clear()
        else draft.write({ list, kind, offeringId: offering.id, typed })
      },
    })
  const forget = () => {
    if (dialog && keptOf(dialog.kind, dialog.offering.id)) draft.clear()
  }
  return {
    list,
    setList,
    dialog,
    open,
    /** What was typed into the open one has been sent, or is not wanted any more. */
    forget,
    close: () => {
      forget()
      setDialog(undefined)
    },
    /** The first cards of the list are there: what waits for one of them opens. */
    onShown: (offerings: readonly OwnerOffering[]) => {
      const { kind, offeringId } = waiting.current ?? {}
      waiting.current = undefined
      const offering = offerings.find(({ id }) => id === offeringId)
      if (kind && offering && isStillOpen(kind, offering)) open(kind, offering)
    },
  }
}

/** Meanwhile it may have been answered elsewhere. */
function isStillOpen(kind: OfferingDialog['kind'], { can }: OwnerOffering): boolean {
  const asks = {
    ...{ accept: can.accept, decline: can.decline, confirm: can.confirm, deliver: can.deliver },
    ...{ callOff: can.cancel, interest: can.expressInterest, flag: can.flag, thread: can.message },
    photos: false,
  }
  return asks[kind]
}
