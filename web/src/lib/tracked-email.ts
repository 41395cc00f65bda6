import * as z from 'zod/mini'
import { draftStorage } from './draft-storage.ts'

/** The address that offerings were looked up or sent with: for this tab alone. */
const kept = draftStorage('tracked_email', z.string())

let justSent: string | undefined

/** What Track Offerings begins with. */
export function trackedEmail(): string | undefined {
  return kept.read()
}

export function storeTrackedEmail(email: string): void {
  kept.write(email)
}

/** An offering was sent with it: Track Offerings, opened next, shows what is there without being asked. */
export function rememberSentOffering(email: string): void {
  justSent = email
  kept.write(email)
}

/** The address of an offering that was just sent, once. */
export function takeSentOfferingEmail(): string | undefined {
  const email = justSent
  justSent = undefined
  return email
}
