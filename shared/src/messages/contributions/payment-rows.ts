/** Labels of the payment values with a copy button. */
export const paymentRowLabels = {
  paynowMobile: 'PayNow number',
  paynowUen: 'PayNow UEN',
  upiId: 'UPI ID',
  wisetag: 'Wisetag',
  amount: 'Amount',
  reference: 'Reference',
  note: 'Note',
} as const
