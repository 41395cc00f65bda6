import * as z from 'zod/mini'
import { draftStorage } from '../storage/draft-storage.ts'

/** Email address used to look up or send offerings, stored for this tab. */
const kept = draftStorage('tracked_email', z.string())

let justSent: string | undefined

/** Returns the initial email address of Track Offerings. */
export function trackedEmail(): string | undefined {
  return kept.read()
}

export function storeTrackedEmail(email: string): void {
  kept.write(email)
}

/** Stores the email address of a sent offering, so that Track Offerings looks it up when opened next. */
export function rememberSentOffering(email: string): void {
  justSent = email
  kept.write(email)
}

/** Returns the email address of an offering that was just sent, and clears it. */
export function takeSentOfferingEmail(): string | undefined {
  const email = justSent
  justSent = undefined
  return email
}
