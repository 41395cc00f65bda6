/** Notices while scripts are disabled; only the server renders them. */
export const noScriptsMessages = {
  buttons:
    'You can read the whole list and contribute without JavaScript: choose Contribute beside a gift. To filter, share items or log in, turn JavaScript on in your browser and reload the page.',
  noteMax: (max: number) => `Optional, at most ${max} characters`,
  complete: 'This gift is complete now. Please choose another one.',
  nothingLeft:
    'This gift is complete now, so yours was not recorded. If you have already paid, please tell the parents; if not, please choose another gift.',
  payment:
    'This link opens your payment, which needs JavaScript. Turn it on in your browser and reload the page, or reply to the email and ask how you can pay.',
  page: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
  form: 'This form needs JavaScript. Turn it on in your browser and reload the page.',
} as const
