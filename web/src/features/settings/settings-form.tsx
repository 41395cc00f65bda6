import type { User } from '@registry/shared/contract/account/auth'
import { type ReactNode, useId, useLayoutEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { focusField } from '../../lib/forms/focus-field.ts'
import { settingsFormValues } from './form/settings-form-schema.ts'
import { usePaymentSetups } from './form/settings-queries.ts'
import { findChanges, SETTINGS_FIELDS, useSettingsForm } from './form/use-settings-form.ts'
import { HeaderSection, type HeaderValues } from './header-section.tsx'
import { PaymentsSection } from './payments/payments-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { PasswordDialog } from './save/password-dialog.tsx'
import { SettingsSaveBar } from './save/settings-save-bar.tsx'
import { UnsavedChangesGuard } from './save/unsaved-changes-guard.tsx'
import { useEditConflicts } from './save/use-edit-conflicts.ts'
import { useSaveSettings } from './save/use-save-settings.ts'
import { useSettingsDraft } from './save/use-settings-draft.ts'
import styles from './settings.module.css'
import { SlugSection } from './slug/slug-section.tsx'
import { useSlugCheck } from './slug/use-slug-check.ts'

/** How long the success message shows before the redirect to the dashboard. */
const REDIRECT_DELAY_MS = 1500

interface SettingsFormProps {
  user: User
  preview: (header: HeaderValues) => ReactNode
  onSaved: () => void
  onCancel: () => void
  /** Content between the form and the save bar. */
  children: ReactNode
}

/** All settings of a registry, with one save bar. */
export function SettingsForm({ user, preview, onSaved, onCancel, children }: SettingsFormProps) {
  const formId = useId()
  const payments = usePaymentSetups(user.can.manageAccount)
  const setups = payments.data?.setups
  const form = useSettingsForm(useMemo(() => settingsFormValues(user, setups), [user, setups]))
  const conflicts = useEditConflicts(form)
  const { bases } = conflicts
  const discard = useSettingsDraft(form, { user, hasSetups: setups !== undefined, bases })
  const typedSlug = useWatch({ control: form.control, name: 'registrySlug' })
  const [slug, retrySlug] = useSlugCheck(typedSlug, user.registrySlug)
  const saving = useSaveSettings({ form, bases, saved: { user, payees: payments.data }, slug })
  const changes = findChanges(form)
  const isChanged = changes.isAny
  const isSaved = saving.outcome.status === 'saved'

  useLayoutEffect(() => {
    // Do not redirect an owner who continues editing.
    if (!isSaved || isChanged) return
    const timer = setTimeout(onSaved, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isSaved, isChanged, onSaved])

  return (
    <div className={styles.settings}>
      <form id={formId} noValidate onSubmit={event => void saving.submit(event)}>
        {user.can.manageAccount && <ProfileSection form={form} />}
        <PaymentsSection
          form={form}
          isClosed={!user.can.manageAccount}
          offered={user.registrySettings.paymentMethods}
          request={{
            data: setups,
            isError: payments.isError,
            isFetching: payments.isFetching,
            retry: () => void payments.refetch(),
          }}
        />
        <SlugSection form={form} slug={slug} own={user.registrySlug} onRetry={retrySlug} />
        <HeaderSection form={form} preview={preview} />
        <PrivacySection form={form} />
      </form>
      {children}
      <SettingsSaveBar
        formId={formId}
        outcome={saving.outcome}
        conflicts={conflicts}
        faults={SETTINGS_FIELDS.filter(name => form.getFieldState(name, form.formState).error)}
        isChanged={isChanged}
        isBusy={saving.isBusy}
        isChecking={slug.status === 'checking'}
        onGo={field => focusField(form, field)}
        onCancel={onCancel}
      />
      {saving.passwordPrompt && (
        <PasswordDialog
          passwordPrompt={saving.passwordPrompt}
          methods={changes.methods}
          isBusy={saving.isBusy}
          onSubmit={password =>
            saving.passwordPrompt && saving.save({ values: saving.passwordPrompt.values, password })
          }
          onClose={saving.cancelPassword}
        />
      )}
      <UnsavedChangesGuard isChanged={isChanged} onLeave={discard} />
    </div>
  )
}
