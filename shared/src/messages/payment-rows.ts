/** What the facts of a payment are called beside their copy buttons. */
export const paymentRowLabels = {
  paynowMobile: 'PayNow number',
  paynowUen: 'PayNow UEN',
  upiId: 'UPI ID',
  wisetag: 'Wisetag',
  amount: 'Amount',
  reference: 'Reference',
  note: 'Note',
} as const
