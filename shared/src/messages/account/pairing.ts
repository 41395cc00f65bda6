/** The page that connects QuickAdd to a registry. */
export const pairingMessages = {
  pageTitle: 'Connect QuickAdd',
  opening: 'One moment, the question is on its way…',
  asking: {
    title: 'Connect this browser?',
    /** Follows the browser's name. */
    text: (registry: string) => ` wants to add items to “${registry}”.`,
    code: (letters: string) => `Pairing code ${letters}`,
    check: 'Check that QuickAdd shows the same code.',
    connect: 'Connect',
    notMe: 'Not me',
  },
  small: 'It may add and undo items, nothing else. Disconnect it in settings at any time.',
  checking: 'Looking who is logged in…',
  connecting: 'Connecting…',
  signedOut: {
    title: 'Log in to connect',
    text: 'QuickAdd wants to add items to your registry. Log in first, then you are asked whether it may.',
    login: 'Login',
  },
  noAccount: {
    title: 'The shared password has no account',
    text: 'You are logged in with the legacy admin password, which belongs to nobody in particular. QuickAdd needs an account of your own.',
    login: 'Login with Email & Password',
  },
  connected: {
    title: 'QuickAdd is connected',
    text: 'Go back to the shop’s page and click QuickAdd there. This page can be closed.',
    list: 'See connected browsers',
  },
  late: {
    title: 'The code has run out',
    text: 'QuickAdd did not take it in time, so nothing is connected. Try once more; if that does not help, open QuickAdd and press Connect there.',
  },
  failed: {
    title: 'We could not reach the server',
    text: 'Nothing is connected yet. Please check your connection and try again.',
  },
  serverFailed: {
    title: 'That did not work',
    text: 'Something went wrong on our side. Nothing is connected yet.',
  },
  refused: {
    title: 'QuickAdd was not connected',
    again: 'Open QuickAdd and press Connect there to begin anew.',
  },
  malformed: {
    title: 'This link does not fit',
    text: 'It is cut short or not from QuickAdd. Open QuickAdd in your browser’s toolbar and press Connect there.',
  },
  declined: {
    title: 'Nothing was connected',
    text: 'You can close this page. If QuickAdd should go to another registry, log out of this one first and press Connect in QuickAdd again.',
  },
  tryAgain: 'Try Again',
  about: 'About QuickAdd',
} as const
