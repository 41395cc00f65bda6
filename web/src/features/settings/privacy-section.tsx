import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { SwitchRow } from '../../ui/forms/switch.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import type { SettingsFormState } from './form/use-settings-form.ts'

const words = settingsPageMessages.privacy

/** Visibility of the registry and offerings by visitors. */
export function PrivacySection({ form }: { form: SettingsFormState }) {
  return (
    <SideSection title={words.title} text={words.text}>
      <SwitchRow
        label={words.giftPassing}
        text={words.giftPassingText}
        {...form.register('giftPassingEnabled')}
      />
      <SwitchRow label={words.listed} text={words.listedText} {...form.register('isListed')} />
    </SideSection>
  )
}
