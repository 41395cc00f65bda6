/** Notices while scripts are disabled; only the server renders them. */
export const noScriptsMessages = {
  buttons:
    'The buttons on this page need JavaScript. Turn it on in your browser and reload the page to contribute, share items or log in. You can read the whole list without it.',
  page: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
  form: 'This form needs JavaScript. Turn it on in your browser and reload the page.',
} as const
