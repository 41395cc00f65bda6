import { settingsPageMessages } from '@registry/shared/messages/settings-page'
import { SideSection } from '../../ui/side-section.tsx'
import type { SlugState } from './slug-check.ts'
import { SlugField } from './slug-field.tsx'
import type { SettingsFormState } from './use-settings-form.ts'

const words = settingsPageMessages.address

interface AddressSectionProps {
  form: SettingsFormState
  slug: SlugState
  onRetry: () => void
}

/** Where the registry lives. */
export function AddressSection({ form, slug, onRetry }: AddressSectionProps) {
  return (
    <SideSection title={words.title} text={words.text}>
      <SlugField
        state={slug}
        error={form.formState.errors.registrySlug?.message}
        onRetry={onRetry}
        {...form.register('registrySlug')}
      />
    </SideSection>
  )
}
