import { noPaymentMessages } from './no-payment.ts'

/** The checklist for new owners on the dashboard. */
export const firstStepsMessages = {
  title: 'First steps',
  warningsTitle: 'Before you share',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  next: (step: string) => `Next: ${step}`,
  noPayment: noPaymentMessages.warning,
  noEmail: 'Email not confirmed',
  isDone: 'Done',
  dismiss: 'Hide these steps',
  dismissFailed: 'This was not saved. Please try again.',
  steps: {
    email: {
      title: 'Confirm your email',
      text: (email: string) =>
        `Open the link that we sent to ${email}. Until then you cannot log in again once you are signed out.`,
      action: 'Send a new link',
      busy: 'Sending…',
      sent: 'A new link is on its way.',
      failed: 'The link could not be sent. Please try again in a minute.',
    },
    item: {
      title: 'Add your first item by link',
      text: 'Paste the link of a shop. Name, price and picture are filled in for you.',
      action: 'Add an item',
    },
    payment: {
      title: 'Choose how you are paid',
      text: 'Visitors cannot pay you until one method is set. It takes a minute.',
      action: 'Set up payment',
    },
    test: {
      title: 'Pay your own test code',
      text: 'Scan it with your bank’s app and send yourself a small sum, to be sure that gifts arrive.',
      action: 'Open the test code',
      arrived: 'It arrived',
    },
    share: {
      title: 'Share your registry on WhatsApp',
      text: 'Send the link to family and friends.',
      action: 'Share',
    },
    notify: {
      title: 'Turn on notifications',
      text: 'Know the moment a gift arrives.',
      action: 'Choose notifications',
    },
  },
} as const
