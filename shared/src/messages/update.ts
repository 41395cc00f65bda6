/** Texts of what an open page says once there is a newer release than its own. */
export const updateMessages = {
  words: 'A new version is ready',
  reload: 'Reload',
} as const
