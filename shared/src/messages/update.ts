/** The notice about a newer release. */
export const updateMessages = {
  words: 'A new version is ready',
  reload: 'Reload',
} as const
