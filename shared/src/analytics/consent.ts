/** Analytics consent; 'denied' until the visitor accepts. */
type Consent = 'granted' | 'denied'

/** Default state for Google's consent mode, set before its script loads: nothing may be stored. */
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const satisfies Record<string, Consent>

/**
 * Returns the consent update for a visitor's choice; only analytics storage is ever granted, never
 * advertising.
 */
export function consentUpdate(isGranted: boolean): { analytics_storage: Consent } {
  return { analytics_storage: isGranted ? 'granted' : 'denied' }
}
