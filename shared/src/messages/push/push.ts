/** Notifications, and the names of their push services. */
export const pushMessages = {
  /** Device names by push service. */
  devices: {
    fcm: 'Chrome/Android',
    wns: 'Edge',
    mozilla: 'Firefox',
    unknown: 'Unknown Device',
  },
  endpointInvalid: 'This browser’s notification service is not one that we can reach.',
  keysInvalid: 'These are not the keys of a notification subscription.',
  endpointRequired: 'Please say which device is meant',
  somebody: 'Somebody',
  anItem: 'an item of your registry',
  contribution: {
    title: 'New Contribution',
    body: (name: string, amount: string, item: string) =>
      `${name} promised ${amount} toward ${item}`,
  },
  payment: {
    title: 'Has this payment arrived?',
    body: (name: string, amount: string, item: string) =>
      `${amount} from ${name} toward ${item} is still to be confirmed`,
  },
  payments: {
    title: 'Have these payments arrived?',
    body: (count: number) => `${count} gifts are still to be confirmed`,
  },
  offering: {
    title: 'New Offering',
    body: (name: string, item: string) => `${name} would like to pass on ${item}`,
    item: 'something of theirs',
  },
  test: {
    title: 'Test Notification',
    body: 'This device tells you when a gift arrives.',
  },
} as const
