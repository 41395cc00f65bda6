import { settingsPageMessages as words } from '@registry/shared/messages/account/settings-page'
import type { SettingsField } from '../form/use-settings-form.ts'

const METHOD = /^payees\.(singapore-paynow|india-upi|wise-transfer)\.(\w+)$/

const NAMES: Partial<Record<SettingsField, string>> = {
  name: words.profile.name,
  registrySlug: words.address.label,
  registryTitle: words.header.registryTitle,
  registrySubtitle: words.header.registrySubtitle,
  giftPassingEnabled: words.privacy.giftPassing,
  isListed: words.privacy.listed,
  'payees.singapore-paynow.address': words.payments.methods['singapore-paynow'].address,
  'payees.india-upi.address': words.payments.methods['india-upi'].address,
  'payees.wise-transfer.address': words.payments.methods['wise-transfer'].address,
}

/** Returns the field's label for the error summary. */
export function settingsFieldLabel(field: SettingsField): string {
  const known = NAMES[field]
  if (known) return known
  const method = METHOD.exec(field)?.[1]
  const methods: Record<string, { name: string }> = words.payments.methods
  return words.bar.bankShowsOf(methods[method ?? '']?.name ?? '')
}
