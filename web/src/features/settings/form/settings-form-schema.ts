import type { User } from '@registry/shared/contract/account/auth'
import { type ProfileChanges, profile } from '@registry/shared/contract/account/settings'
import { type PaymentSetups, payee } from '@registry/shared/contract/contributions/payment-settings'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@registry/shared/contract/registry/registry-schemas'
import { settingsMessages } from '@registry/shared/messages/account/settings'
import { parsePayeeAddress } from '@registry/shared/payments/payee-address'
import { formatPaynowProxy, parsePaynowProxy } from '@registry/shared/payments/paynow-proxy'
import * as z from 'zod/mini'

const { address, bankShows } = payee.shape

/** A disabled method needs no payment ID. */
const payeeSchema = (method: PaymentMethod) =>
  z.object({ isOn: z.boolean(), address, bankShows }).check(
    z.refine(({ isOn, address }) => !isOn || Boolean(parsePayeeAddress(method, address)), {
      path: ['address'],
      error: settingsMessages.addressInvalid[method],
    }),
  )

const { name, registryTitle, registrySubtitle } = profile.shape

/** Schema of the settings form, based on the API contract. The slug is validated separately while typing. */
export const settingsForm = z.object({
  name,
  registrySlug: z.string(),
  registryTitle,
  registrySubtitle,
  giftPassingEnabled: z.boolean(),
  isListed: z.boolean(),
  payees: z.object({
    'singapore-paynow': payeeSchema('singapore-paynow'),
    'india-upi': payeeSchema('india-upi'),
    'wise-transfer': payeeSchema('wise-transfer'),
  }),
})
export type SettingsInput = z.input<typeof settingsForm>
export type SettingsValues = z.output<typeof settingsForm>

const NO_PAYEE = { isOn: false, address: '', bankShows: '' }

const payeeFields = (setups: PaymentSetups | undefined, method: PaymentMethod) => {
  const setup = setups?.[method]
  if (!setup) return NO_PAYEE
  const { address, bankShows } = setup
  return {
    isOn: address !== null,
    address: formatPayeeId(address ?? ''),
    bankShows: bankShows ?? '',
  }
}

/** Formats a PayNow mobile number with spaces; other payment IDs are unchanged. */
function formatPayeeId(address: string): string {
  const proxy = address.startsWith('+65') ? parsePaynowProxy(address) : undefined
  return proxy ? formatPaynowProxy(proxy) : address
}

/** Returns the form's default values; payment methods are empty until loaded. */
export function settingsFormValues(user: User, setups: PaymentSetups | undefined): SettingsInput {
  const { giftPassingEnabled, isListed } = user.registrySettings
  return {
    name: user.name,
    registrySlug: user.registrySlug,
    registryTitle: user.registryTitle,
    registrySubtitle: user.registrySubtitle,
    giftPassingEnabled,
    isListed,
    payees: {
      'singapore-paynow': payeeFields(setups, 'singapore-paynow'),
      'india-upi': payeeFields(setups, 'india-upi'),
      'wise-transfer': payeeFields(setups, 'wise-transfer'),
    },
  }
}

/** Returns the changed fields of the profile. */
export function toProfileRequest(
  { payees: _, ...profile }: SettingsValues,
  isChanged: (name: string) => boolean,
): ProfileChanges {
  return Object.fromEntries(Object.entries(profile).filter(([name]) => isChanged(name)))
}

/** Returns the changed payment methods for the request; an empty payment ID disables a method. */
export function toPayeesRequest(
  { payees }: SettingsValues,
  isChanged: (method: PaymentMethod) => boolean,
) {
  const changed = PAYMENT_METHODS.filter(isChanged).map(method => {
    const { isOn, address, bankShows } = payees[method]
    return [method, { address: isOn ? address : '', bankShows }]
  })
  return Object.fromEntries(changed)
}
