/** Gift passing statistics, and the owner's own offerings on other registries. */
export const offeringFiguresMessages = {
  title: 'How sharing goes',
  total: 'Offered',
  accepted: 'Accepted',
  delivered: 'Received',
  declined: 'Declined',
  flagged: 'Flagged',
  byMonth: 'By month',
  byCategory: 'By category',
  offers: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
  answer: (text: string) => `You usually answer within ${text}.`,
  underAnHour: 'an hour',
  hours: (count: number) => (count === 1 ? 'an hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? 'a day' : `${count} days`),
  mine: {
    title: 'Things you offered',
    lead: 'To other families, with your own email address.',
    to: (registry: string) => `To ${registry}`,
    status: {
      pending_review: 'Under Review',
      available: 'Available',
      interested: 'Interest Expressed',
      confirmed: 'Pickup Confirmed',
      delivered: 'Completed',
      cancelled: 'Declined',
    },
  },
} as const
