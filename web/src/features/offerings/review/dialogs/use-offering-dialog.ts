import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownerDraft } from '../../../../lib/storage/owner-draft.ts'
import { OFFERING_LISTS, type OfferingList } from '../queries/offerings-queries.ts'
import { dialogKind, type OfferingDialog, type OpenDialog } from './offering-dialog-types.ts'

const unsent = z.object({
  list: z.enum(OFFERING_LISTS),
  kind: dialogKind,
  offeringId: z.string(),
  typed: z.record(z.string(), z.string()),
})

/**
 * State of the Gift Passing page: the selected list and the open dialog. A dialog with an unsent draft reopens after a
 * reload, since the owner may have had to sign in again.
 */
export function useOfferingDialog(userId: string) {
  const draft = useMemo(() => ownerDraft(userId, 'offering', unsent), [userId])
  const [first] = useState(draft.read)
  const waiting = useRef(first)
  const [list, setList] = useState<OfferingList>(first?.list ?? 'pending')
  const [dialog, setDialog] = useState<OfferingDialog>()

  const draftFor = (kind: string, offeringId: string) => {
    const stored = draft.read()
    return stored?.kind === kind && stored.offeringId === offeringId ? stored : undefined
  }
  const open: OpenDialog = (kind, offering) =>
    setDialog({
      kind,
      offering,
      typed: draftFor(kind, offering.id)?.typed ?? {},
      onTyped: typed => {
        if (Object.values(typed).every(text => text === '')) draft.clear()
        else draft.write({ list, kind, offeringId: offering.id, typed })
      },
    })
  const forget = () => {
    if (dialog && draftFor(dialog.kind, dialog.offering.id)) draft.clear()
  }
  return {
    list,
    setList,
    dialog,
    open,
    /** Deletes the draft of the open dialog. */
    forget,
    close: () => {
      forget()
      setDialog(undefined)
    },
    /** Reopens the dialog of a stored draft, if its offering is on the first page rendered. */
    onShown: (offerings: readonly OwnerOffering[]) => {
      const { kind, offeringId } = waiting.current ?? {}
      waiting.current = undefined
      const offering = offerings.find(({ id }) => id === offeringId)
      if (kind && offering && isStillAllowed(kind, offering)) open(kind, offering)
    },
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
