/** Emails with the content of a notification. */
export const noticeMailMessages = {
  choice: 'You chose to hear of this by email. Your settings let you choose otherwise.',
  kinds: {
    contribution: {
      subject: 'A gift for your registry has arrived',
      text: 'Once you see the payment in your bank, please confirm it.',
      action: 'See the Gift',
    },
    payment: {
      subject: 'A payment to look for',
      text: 'If you see it in your bank, please confirm it. If not, a friendly reminder is one tap away.',
      action: 'See the Gift',
    },
    payments: {
      subject: 'Payments to look for',
      text: 'Those that you see in your bank can be confirmed together.',
      action: 'Open Your Dashboard',
    },
    offering: {
      subject: 'Somebody has something to pass on',
      text: 'Please have a look, and say whether you would like it.',
      action: 'See the Offering',
    },
  },
} as const
