/** How the analytics layer sees an answer: denied until there is a yes. */
export type Consent = 'granted' | 'denied'

/** What Google's script is told before all else: nothing may be stored, for whatever purpose. */
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const satisfies Record<string, Consent>

/** What it is told of an answer: visits may be counted, or not; anything about advertising never. */
export function consentUpdate(isGranted: boolean): { analytics_storage: Consent } {
  return { analytics_storage: isGranted ? 'granted' : 'denied' }
}
