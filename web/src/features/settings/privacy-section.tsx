import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { SwitchRow } from '../../ui/forms/switch.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import type { SettingsFormState } from './form/use-settings-form.ts'

const t = settingsPageMessages.privacy

/** Visibility of the registry and offerings by visitors. */
export function PrivacySection({ form }: { form: SettingsFormState }) {
  return (
    <SideSection id="privacy" title={t.title} text={t.text}>
      <SwitchRow
        label={t.giftPassing}
        text={t.giftPassingText}
        {...form.register('giftPassingEnabled')}
      />
      <SwitchRow label={t.listed} text={t.listedText} {...form.register('isListed')} />
    </SideSection>
  )
}
