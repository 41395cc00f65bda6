import { describe, expect, test } from 'vitest'
import { makeUser } from '../../../../test/make-user.ts'
import {
  settingsForm,
  settingsFormValues,
  toPayeesRequest,
  toProfileRequest,
} from './settings-form-schema.ts'

const user = makeUser()
const none = { address: null, isOwn: true, isOffered: false, bankShows: null }
const setups = {
  'singapore-paynow': { ...none, address: '+6591234567', isOffered: true, bankShows: 'PRIYA R' },
  'india-upi': none,
  'wise-transfer': { ...none, address: 'not valid any more' },
}

function refusals(changes: object) {
  const { error } = settingsForm.safeParse({ ...settingsFormValues(user, undefined), ...changes })
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('the settings form', () => {
  test('shows the saved values, a mobile number with spaces', () => {
    expect(settingsFormValues(user, setups).payees).toEqual({
      'singapore-paynow': { isOn: true, address: '9123 4567', bankShows: 'PRIYA R' },
      'india-upi': { isOn: false, address: '', bankShows: '' },
      'wise-transfer': { isOn: true, address: 'not valid any more', bankShows: '' },
    })
  })

  test('returns the error texts of the specification', () => {
    expect(refusals({ name: ' a ', registryTitle: 'ab', registrySubtitle: '' })).toEqual({
      name: 'Name must be at least 2 characters long',
      registryTitle: 'Registry title must be at least 3 characters long',
      registrySubtitle: 'Registry subtitle must be at least 3 characters long',
    })
  })

  test('validates the payment ID of enabled methods only', () => {
    const payees = (isOn: boolean) =>
      Object.fromEntries(
        ['singapore-paynow', 'india-upi', 'wise-transfer'].map(method => [
          method,
          { isOn, address: '?', bankShows: '' },
        ]),
      )
    expect(refusals({ payees: payees(false) })).toEqual({})
    expect(refusals({ payees: payees(true) })).toEqual({
      'payees.singapore-paynow.address': 'Please enter a Singapore mobile number or a UEN',
      'payees.india-upi.address': 'Please enter a UPI ID like name@bank',
      'payees.wise-transfer.address': 'Please enter your Wisetag or its link on wise.com',
    })
  })

  test('sends only changed fields', () => {
    const values = settingsForm.parse(settingsFormValues(user, undefined))
    const changed = ['registryTitle', 'isListed', 'payees']
    expect(toProfileRequest(values, name => changed.includes(name))).toEqual({
      registryTitle: 'Baby Raman',
      isListed: false,
    })
    expect(toProfileRequest(values, () => false)).toEqual({})
  })

  test('sends changed methods, with an empty payment ID for a disabled one', () => {
    const values = settingsForm.parse(
      settingsFormValues(user, { ...setups, 'wise-transfer': none }),
    )
    expect(toPayeesRequest(values, method => method !== 'wise-transfer')).toEqual({
      'singapore-paynow': { address: '9123 4567', bankShows: 'PRIYA R' },
      'india-upi': { address: '', bankShows: '' },
    })
  })
})
