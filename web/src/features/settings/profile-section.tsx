import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { Field } from '../../ui/forms/field.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import type { SettingsFormState } from './form/use-settings-form.ts'

const t = settingsPageMessages.profile

/** The owner's name. */
export function ProfileSection({ form }: { form: SettingsFormState }) {
  return (
    <SideSection id="profile" title={t.title} text={t.text}>
      <Field
        label={t.name}
        autoComplete="name"
        dir="auto"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </SideSection>
  )
}
