import {
  approveOffering,
  rejectOffering,
  setOfferingStatus,
} from '@registry/shared/contract/offerings/owner-offerings'
import { offeringDialogMessages as t } from '@registry/shared/messages/offerings/offering-dialogs'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import type { NoteStep } from './offering-dialog-types.ts'

interface NoteStepConfig {
  title: string
  field: (name: string) => string
  /** Hint beside the field's label. */
  side: string
  hint: (name: string) => string
  action: (name: string) => string
  look: 'primary' | 'danger'
  done: (item: string) => string
  doneText: (name: string, hasNote: boolean) => string
  failed: string
  /** Sends the request; a repeated idempotency key does not repeat the step. */
  send: (id: string, note: string, idempotencyKey: string) => Promise<unknown>
}

const { review, step } = offeringsMessages.failure

/** Texts and request of each step that sends a note. */
export const NOTE_STEPS: Record<NoteStep, NoteStepConfig> = {
  accept: {
    ...t.accept,
    side: t.optional,
    look: 'primary',
    failed: review,
    send: (id, adminNotes, idempotencyKey) => {
      const request = { params: { id }, body: { adminNotes } }
      return ownerClient.call(approveOffering, request, { idempotencyKey })
    },
  },
  decline: {
    ...t.decline,
    side: t.inTheMail,
    look: 'danger',
    done: () => t.decline.done,
    failed: review,
    send: (id, reason, idempotencyKey) => {
      const request = { params: { id }, body: { reason } }
      return ownerClient.call(rejectOffering, request, { idempotencyKey })
    },
  },
  deliver: {
    ...t.deliver,
    side: t.optional,
    look: 'primary',
    action: () => t.deliver.action,
    done: () => t.deliver.done,
    failed: step,
    send: sendStatus('delivered'),
  },
  callOff: {
    ...t.callOff,
    side: t.inTheMail,
    look: 'danger',
    done: () => t.callOff.done,
    failed: step,
    send: sendStatus('cancelled'),
  },
}

function sendStatus(status: 'delivered' | 'cancelled') {
  return (id: string, note: string, idempotencyKey: string) => {
    const request = { params: { id }, body: { status, note } }
    return ownerClient.call(setOfferingStatus, request, { idempotencyKey })
  }
}
