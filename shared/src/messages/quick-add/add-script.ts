/** The script that the bookmark loads into the page of a shop. */
export const addScriptMessages = {
  reading: 'Reading this page for your registry…',
} as const
