import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import type { SettingsFormState } from './form/use-settings-form.ts'

const t = settingsPageMessages.header
/** Limits of the API contract. */
const TITLE_MAX = 120
const SUBTITLE_MAX = 300

/** Live values for the preview. */
export interface HeaderValues {
  title: string
  subtitle: string
  slug: string
}

interface HeaderSectionProps {
  form: SettingsFormState
  preview: (header: HeaderValues) => ReactNode
}

/** Registry title and subtitle with a live preview. */
export function HeaderSection({ form, preview }: HeaderSectionProps) {
  const { errors } = form.formState
  const [title, subtitle, slug] = useWatch({
    control: form.control,
    name: ['registryTitle', 'registrySubtitle', 'registrySlug'],
  })
  return (
    <SideSection id="header" title={t.title} text={t.text}>
      <Field
        label={t.registryTitle}
        side={t.count(title.length, TITLE_MAX)}
        dir="auto"
        error={errors.registryTitle?.message}
        {...form.register('registryTitle')}
      />
      <TextArea
        label={t.registrySubtitle}
        side={t.count(subtitle.length, SUBTITLE_MAX)}
        rows={2}
        dir="auto"
        error={errors.registrySubtitle?.message}
        {...form.register('registrySubtitle')}
      />
      {preview({ title, subtitle, slug })}
    </SideSection>
  )
}
