/** The payment of an existing contribution, opened by the link of a reminder. */
export const paymentLinkMessages = {
  loading: 'Opening your payment...',
  failed: 'Your payment could not be opened.',
  tryAgain: 'Try Again',
  close: 'Close',
  claimed: {
    title: (age: string) => `You said ${age} that you have paid.`,
    text: 'Please pay again only if the money did not leave your bank.',
  },
  back: 'Back to the Registry',
  received: {
    title: 'It has arrived',
    text: (parents: string) =>
      `${parents} have received your gift. There is nothing left to do. Thank you!`,
  },
  removed: {
    title: 'This gift is off the list',
    text: (parents: string) =>
      `${parents} took this gift off their list, so there is nothing to pay. If that surprises you, please answer the email.`,
  },
  expired: {
    title: 'This link is too old',
    text: (parents: string) =>
      `For safety it worked for 30 days. Please answer the email, and ${parents} can send you a new one.`,
  },
  gone: {
    title: 'This link does not open a payment',
    text: (_parents: string) => 'It may be incomplete. Please open it again from the email.',
  },
} as const
