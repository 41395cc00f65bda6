/** Loads the payment step, which the contribution form and the link of a reminder show. */
export const loadPayments = () =>
  import('../../features/contributions/pay/payment-method-picker.tsx')
