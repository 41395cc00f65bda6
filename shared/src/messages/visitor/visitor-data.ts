/** Errors about the visitor's stored details, including console warnings. */
export const visitorDataMessages = {
  loadFailed: 'Failed to load user data',
  consentFailed: 'Failed to save consent preference',
  onboardingFailed: 'Failed to save onboarding data',
  preferencesFailed: 'Failed to update preferences',
  clearFailed: 'Failed to clear user data',
  unexpected: 'An unexpected error occurred',
  consentRequired: 'Please consent to data storage to continue',
  nameAndEmailRequired: 'Name and email are required to complete onboarding',
  console: {
    getIdentity: 'Failed to get visitor identity',
    saveIdentity: 'Failed to save visitor identity',
    clearIdentity: 'Failed to clear visitor identity',
  },
} as const
