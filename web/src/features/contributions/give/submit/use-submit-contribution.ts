import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { itemFunding, type PublicItem } from '@registry/shared/contract/items/items'
import type { ContributionFormValues } from '@registry/shared/contributions/contribution-form-schema'
import type { Cents } from '@registry/shared/money/money'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { newKeySeed, nextIdempotencyKey } from '../../../../lib/api-client/idempotency-key.ts'
import { isFinalRejection } from '../../../../lib/api-client/is-final-rejection.ts'
import { isStoredRejection } from '../../../../lib/api-client/send-idempotently.ts'
import { visitorClient } from '../../../../lib/api-client/visitor-client.ts'
import { type ContributionDraft, contributionDrafts } from '../draft/contribution-drafts.ts'
import { unansweredBodies } from '../draft/unanswered-amount.ts'
import {
  autoRetryDelayS,
  type ContributionFailure,
  isSentBefore,
  toContributionFailure,
} from './contribution-failure.ts'
import { type ChosenMethod, paymentReferenceForMethod } from './payment-reference-for-method.ts'
import { hideUnconfirmedNotice, showUnconfirmedNotice } from './unconfirmed-notice.tsx'

export interface SentContribution {
  amount: Cents
  method: ChosenMethod
  reference: string
  hasNote: boolean
  /** The item including this contribution. */
  item: PublicItem
}

interface SubmitContributionOptions {
  slug: string
  item: PublicItem
  /** Undefined while the form is invalid. */
  contribution: ContributionFormValues | undefined
  draft: ContributionDraft
  onDraft: (part: Partial<ContributionDraft>) => void
  isSending: boolean
  onSending: (isSending: boolean) => void
  /** `isOpen` is false if the sheet was closed meanwhile. */
  onSent: (sent: SentContribution, isOpen: boolean) => void
  onItemChange: (item: PublicItem) => void
  /** Shows the payment step of a new contribution, also after its sheet was closed. */
  openPayment?: () => void
  /** Stores the payment of an existing contribution instead of a new contribution. */
  onConfirm?: ((method: ChosenMethod) => Promise<PublicItem>) | undefined
}

/** Maximum number of automatic retries; afterwards the visitor retries manually. */
const AUTO_RETRIES_MAX = 10

/**
 * Submits a contribution idempotently and returns the failure message. After 503 and 429 it retries
 * automatically; `retryInS` counts down to the next attempt. A failure returns to the payment step. If the sheet is
 * closed while the outcome is unknown, a notice on the page leads back to the contribution.
 */
export function useSubmitContribution(parts: SubmitContributionOptions) {
  const [failure, setFailure] = useState<ContributionFailure>()
  const autoRetry = useRef<{ method: ChosenMethod; count: number }>(undefined)
  const retryCountdown = useCountdown(() => {
    if (autoRetry.current) void send(autoRetry.current.method)
  })
  const { contribution, item, draft, onDraft, onSending, onSent, onItemChange, openPayment } = parts

  const isOpen = useRef(false)
  const notify = () => {
    if (openPayment) showUnconfirmedNotice(item, openPayment)
  }
  const hideNotice = () => {
    if (openPayment) hideUnconfirmedNotice(item.id)
  }
  const hideNoticeOnOpen = useEffectEvent(hideNotice)
  const notifyIfUnconfirmed = useEffectEvent(() => {
    // Reads the draft from storage: it is deleted once the contribution is stored or given up.
    const { sent, isStored } = contributionDrafts.read(item.id) ?? {}
    if (!(parts.isSending || isStored) && (failure || sent)) notify()
  })
  useEffect(() => {
    isOpen.current = true
    hideNoticeOnOpen()
    return () => {
      isOpen.current = false
      notifyIfUnconfirmed()
    }
  }, [])

  const scheduleRetry = (method: ChosenMethod, error: unknown) => {
    const count = (autoRetry.current?.count ?? 0) + 1
    const wait = autoRetryDelayS(error)
    if (wait === undefined || count > AUTO_RETRIES_MAX) return
    autoRetry.current = { method, count }
    retryCountdown.start(wait)
  }
  const send = async (method: ChosenMethod, isAnother = false) => {
    if (!contribution) return
    onSending(true)
    setFailure(undefined)
    retryCountdown.stop()
    try {
      const updatedItem = parts.onConfirm
        ? await parts.onConfirm(method)
        : await sendContribution({ ...parts, contribution }, method, isAnother)
      const reference = paymentReferenceForMethod(method, contribution.name, item.productName)
      const { amount, message } = contribution
      hideNotice()
      const hasNote = Boolean(message)
      onSent({ amount, method, reference, hasNote, item: updatedItem }, isOpen.current)
    } catch (error) {
      // The draft is deleted once a later request has stored the contribution or the visitor has given it up.
      const hasDraft = contributionDrafts.read(item.id) !== undefined
      // The server has stored this rejection under the key, or nothing, unless an earlier request may have been recorded.
      if (draft.sent ? isStoredRejection(error) : isFinalRejection(error))
        onDraft({ sent: undefined, keySeed: newKeySeed() })
      if (isSentBefore(error)) onDraft({ isStored: true })
      const currentItem = itemFromConflict(item, error)
      if (currentItem) onItemChange(currentItem)
      if (!isOpen.current) {
        if (hasDraft && !isSentBefore(error)) notify()
        return
      }
      openPayment?.()
      if (currentItem) return
      setFailure(toContributionFailure(error))
      scheduleRetry(method, error)
    } finally {
      onSending(false)
    }
  }
  const confirm = (method: ChosenMethod) => {
    autoRetry.current = undefined
    return send(method, failure?.isSentBefore)
  }
  const clearFailure = () => {
    setFailure(undefined)
    retryCountdown.stop()
  }
  return { failure, retryInS: retryCountdown.left, send: confirm, clearFailure }
}

/**
 * Sends the contribution. While the outcome of an earlier request is unknown, a changed one is sent with the same key:
 * the server stores at most one of them, and rejects the changed one once it has stored the earlier one. The visitor is
 * notified, and confirms again to give another (`isAnother`), which has a new key.
 */
async function sendContribution(
  parts: SubmitContributionOptions & { contribution: ContributionFormValues },
  method: ChosenMethod,
  isAnother: boolean,
): Promise<PublicItem> {
  const { slug, item, contribution, draft, onDraft } = parts
  const body = {
    name: contribution.name,
    email: contribution.email,
    amount: contribution.amount,
    message: contribution.message || undefined,
    paymentMethod: method,
    // Omitted when false, so that a retry has the body of the request that another release sent.
    ...(draft.isNameHidden && { isNameHidden: true }),
    ...(draft.isAmountHidden && { isAmountHidden: true }),
  }
  const post = async (sentBody: typeof body, idempotencyKey: string) => {
    const input = { params: { slug, id: item.id }, body: sentBody }
    return (await visitorClient.call(contribute, input, { idempotencyKey })).data
  }
  const postWithNewKey = (keySeed: string | undefined) => {
    const sent = nextIdempotencyKey(body, undefined, keySeed)
    onDraft({ sent, keySeed, isStored: undefined })
    return post(body, sent.key)
  }
  const { sent } = draft
  if (!sent) return postWithNewKey(draft.keySeed)
  if (isAnother) return postWithNewKey(newKeySeed())
  const unanswered = unansweredBodies(draft)
  const text = JSON.stringify(body)
  if (!unanswered.includes(text)) {
    onDraft({ sent: { ...sent, changed: [...(sent.changed ?? []), text] } })
  }
  try {
    return await post(body, sent.key)
  } catch (error) {
    if (!isSentBefore(error)) throw error
    // The key may also belong to a rejection whose response was lost: the request that it rejected returns it again.
    let earlier: unknown
    for (const earlierBody of unanswered.filter(other => other !== text)) {
      earlier = await post(JSON.parse(earlierBody), sent.key).catch((failure: unknown) => failure)
      if (!isSentBefore(earlier)) break
    }
    if (isStoredRejection(earlier)) return postWithNewKey(newKeySeed())
    throw earlier instanceof ApiError ? earlier : error
  }
}

/** Returns the current item from the body of an AMOUNT_EXCEEDS_REMAINING response. */
function itemFromConflict(item: PublicItem, error: unknown): PublicItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'AMOUNT_EXCEEDS_REMAINING') return undefined
  const decoded = z.safeDecode(itemFunding, error.details.body?.item as never)
  return decoded.success ? { ...item, ...decoded.data } : undefined
}

/** Returns a countdown in seconds that calls `onEnd` after the last; `left` is undefined while stopped. */
function useCountdown(onEnd: () => void) {
  const [left, setLeft] = useState<number>()
  const end = useEffectEvent(onEnd)
  useLayoutEffect(() => {
    if (left === undefined) return
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : undefined)
      if (left <= 1) end()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: (seconds: number) => setLeft(seconds), stop: () => setLeft(undefined) }
}
