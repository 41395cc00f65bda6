/** An email that bounced or was given up. */
export const deliveryMessages = {
  undelivered: 'could not be delivered',
  retry: 'Retry',
  note: (name: string) => ['Your email to ', name] as const,
  reminder: 'Your payment reminder',
} as const
