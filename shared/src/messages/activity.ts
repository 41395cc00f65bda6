/** Texts of the owner's contributions that the server says. */
export const activityMessages = {
  remindedLately: 'A reminder went out within the last 24 hours. Please give it a little time.',
} as const
