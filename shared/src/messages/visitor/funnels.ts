/** The owner's funnel statistics. */
export const funnelMessages = {
  title: 'How guests get on',
  lead: (days: number) =>
    `The last ${days} days. Only guests who agreed to be counted are in it, and nobody by name.`,
  empty: 'Nothing counted yet',
  emptyText:
    'Guests are asked once whether their visits may be counted. As soon as some agree, you see here how far they go.',
  loading: 'Counting…',
  failed: 'This could not be loaded.',
  retry: 'Try Again',
  groups: {
    contribution: 'Giving money',
    giftPassing: 'Passing things on',
    onboarding: 'The welcome',
  },
  steps: {
    visits: 'Opened the registry',
    contribution_started: 'Began a gift',
    contribution_proceed_to_payment: 'Went on to pay',
    contribution_completed: 'Gave',
    gift_passing_viewed: 'Looked at how it works',
    gift_passing_started: 'Began to offer something',
    gift_passing_submitted: 'Offered it',
    onboarding_started: 'Were welcomed',
    onboarding_completed: 'Left their details',
  },
} as const
