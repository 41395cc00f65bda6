import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { focusField } from '../../../lib/forms/focus-field.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { SideSection } from '../../../ui/layout/side-section.tsx'
import type { SettingsFormState } from '../form/use-settings-form.ts'
import styles from '../settings.module.css'
import type { SlugState } from './slug-check.ts'
import { SlugField } from './slug-field.tsx'
import { useSlugSuggestions } from './use-slug-suggestions.ts'

const t = settingsPageMessages.address

interface SlugSectionProps {
  form: SettingsFormState
  slug: SlugState
  /** The saved slug. */
  own: string
  onRetry: () => void
}

/** The registry's slug; suggests available slugs when the typed one is taken. */
export function SlugSection({ form, slug, own, onRetry }: SlugSectionProps) {
  const typed = form.getValues('registrySlug').trim()
  const suggestions = useSlugSuggestions({
    taken: slug.status === 'taken' ? typed : undefined,
    title: form.getValues('registryTitle'),
    own,
  })
  const choose = (chosen: string) => {
    // The clicked button unmounts.
    focusField(form, 'registrySlug')
    form.clearErrors('registrySlug')
    form.setValue('registrySlug', chosen, { shouldDirty: true, shouldTouch: true })
  }
  const retry = () => {
    // The error from the last save no longer applies.
    form.clearErrors('registrySlug')
    onRetry()
  }
  return (
    <SideSection id="url" title={t.title} text={t.text}>
      <SlugField
        state={slug}
        error={form.formState.errors.registrySlug?.message}
        onRetry={retry}
        {...form.register('registrySlug')}
      />
      {suggestions.length > 0 && (
        <Inline gap={8} align="center" wrap className={styles.freeSlugs}>
          <span className="hint">{t.free}</span>
          {suggestions.map(other => (
            <button
              key={other}
              type="button"
              className="choice-small breaks"
              onClick={() => choose(other)}
            >
              {other}
            </button>
          ))}
        </Inline>
      )}
    </SideSection>
  )
}
