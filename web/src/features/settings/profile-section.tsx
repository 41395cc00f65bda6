import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { Field } from '../../ui/forms/field.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import type { SettingsFormState } from './form/use-settings-form.ts'

const words = settingsPageMessages.profile

/** The owner's name. */
export function ProfileSection({ form }: { form: SettingsFormState }) {
  return (
    <SideSection title={words.title} text={words.text}>
      <Field
        label={words.name}
        autoComplete="name"
        dir="auto"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </SideSection>
  )
}
