import { settingsPageMessages as t } from '@registry/shared/messages/account/settings-page'
import type { SettingsField } from '../form/use-settings-form.ts'

const METHOD = /^payees\.(singapore-paynow|india-upi|wise-transfer)\.(\w+)$/

const NAMES: Partial<Record<SettingsField, string>> = {
  name: t.profile.name,
  registrySlug: t.address.label,
  registryTitle: t.header.registryTitle,
  registrySubtitle: t.header.registrySubtitle,
  giftPassingEnabled: t.privacy.giftPassing,
  isListed: t.privacy.listed,
  'payees.singapore-paynow.address': t.payments.methods['singapore-paynow'].address,
  'payees.india-upi.address': t.payments.methods['india-upi'].address,
  'payees.wise-transfer.address': t.payments.methods['wise-transfer'].address,
}

/** Returns the field's label for the error summary. */
export function settingsFieldLabel(field: SettingsField): string {
  const known = NAMES[field]
  if (known) return known
  const method = METHOD.exec(field)?.[1]
  const methods: Record<string, { name: string }> = t.payments.methods
  return t.bar.bankShowsOf(methods[method ?? '']?.name ?? '')
}
