import { settingsMessages } from '@registry/shared/messages/account/settings'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { Button } from '../../../ui/buttons/button.tsx'
import { EditConflictNotice } from '../../../ui/dialogs/edit-conflict-notice.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { SettingsField } from '../form/use-settings-form.ts'
import styles from '../settings.module.css'
import { settingsFieldLabel } from './settings-field-label.ts'
import type { EditConflicts } from './use-edit-conflicts.ts'
import type { Outcome } from './use-save-settings.ts'

const t = settingsPageMessages.bar

interface SettingsSaveBarProps {
  /** `id` of the form that the button submits. */
  formId: string
  outcome: Outcome
  conflicts: EditConflicts
  /** Invalid fields in visual order. */
  faults: SettingsField[]
  isChanged: boolean
  isBusy: boolean
  /** True while the slug is being checked, which blocks saving. */
  isChecking: boolean
  onGo: (field: SettingsField) => void
  onCancel: () => void
}

/** A sticky bar with the save state, the invalid fields and the buttons. */
export function SettingsSaveBar(props: SettingsSaveBarProps) {
  const { formId, outcome, conflicts, faults, isChanged, isBusy, isChecking, onGo, onCancel } =
    props
  // Editing after a save makes the form unsaved again.
  const isSaved = outcome.status === 'saved' && !isChanged
  return (
    <Stack as="section" gap={12} className={styles.saveBar} aria-label={t.label}>
      {isSaved && (
        <Banner tone="moss" title={settingsMessages.saved} role="status">
          {outcome.isMailed && t.mailed}
        </Banner>
      )}
      <EditConflictNotice
        conflicts={conflicts.list}
        onKeepMine={conflicts.keepMine}
        onUseTheirs={conflicts.useTheirs}
        openFor={outcome.status === 'conflict' ? outcome : undefined}
      />
      {outcome.status === 'conflict' && outcome.isPartly && (
        <Banner tone="apricot" role="status">
          {t.onlyProfile}
        </Banner>
      )}
      {outcome.status === 'failed' && <Failure outcome={outcome} faults={faults} onGo={onGo} />}
      <Inline gap={12} align="center" wrap className="fills-on-phones">
        <Text grows className={isChanged ? 'muted' : 'muted not-on-phones'}>
          {isChanged ? t.unsaved : t.noChanges}
        </Text>
        <Button look="outline" disabled={isBusy} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" form={formId} disabled={isBusy || isChecking || isSaved}>
          {isBusy ? t.saving : t.save}
        </Button>
      </Inline>
    </Stack>
  )
}

interface FailureProps extends Pick<SettingsSaveBarProps, 'faults' | 'onGo'> {
  outcome: Extract<Outcome, { status: 'failed' }>
}

/** The error summary of a failed save; disappears when all fields are valid. */
function Failure({ outcome: { text, isPartly }, faults, onGo }: FailureProps) {
  const partly = isPartly ? t.onlyProfile : undefined
  if (faults.length === 0 && text === undefined && !partly) return null
  const title = text ?? (faults.length > 0 ? t.attention(faults.length) : undefined)
  return (
    <Banner tone={title ? 'red' : 'apricot'} title={title} role="alert">
      {partly}
      {faults.map(field => (
        <button
          type="button"
          className={`tone-danger weight-500 ${styles.saveFault}`}
          key={field}
          onClick={() => onGo(field)}
        >
          {settingsFieldLabel(field)}
        </button>
      ))}
    </Banner>
  )
}
