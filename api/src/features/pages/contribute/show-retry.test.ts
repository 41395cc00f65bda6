import { AppError } from '@registry/shared/errors/app-error'
import { expect, test } from 'vitest'
import { showRetry } from './contribution-steps.ts'

const values = { amount: '5', name: 'Mei', email: '', message: '' }
const sent = {
  ...{ step: 'confirm', key: 'key', method: 'PayNow', isPaid: true },
  values: { ...values, isNameHidden: false, isAmountHidden: false },
}

test.each([
  ['names the request of a defect', 'INTERNAL', 'r-1'],
  ['names no request of an outage, which passes', 'UNAVAILABLE', undefined],
] as const)('the page that sends a form again %s', (_, code, requestId) => {
  expect(showRetry('tan', sent, new AppError(code), 'r-1')?.data).toMatchObject({
    ...{ step: 'retry', sentStep: 'confirm', key: 'key' },
    requestId,
  })
})
