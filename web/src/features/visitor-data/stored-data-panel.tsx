import { visitorPanelMessages as t } from '@registry/shared/messages/visitor/visitor-panel'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { SwitchRow } from '../../ui/forms/switch.tsx'
import '../../../../shared/src/design/switch.css'
import '../../styles/sheet.css'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { hasStoredData, type StoredData } from './read-stored-data.ts'
import { StoredDataList } from './stored-data-list.tsx'
import styles from './stored-data-panel.module.css'
import { useStoredData } from './use-stored-data.ts'

/** Visitor data stored in this browser, with switches for the preferences and a button to clear it. */
export function StoredDataPanel() {
  const { stored, failure, successText, allowStatistics, prefer, clear } = useStoredData()
  const [isAsking, setAsking] = useState(false)
  const preferences = stored.data?.preferences
  const isCleared = successText === t.cleared
  return (
    <Stack above={12} gap={20} className={styles.kept}>
      <StoredDataBanner failure={failure} unreadable={stored.failure} isCleared={isCleared} />
      {!stored.failure && <StoredDataList stored={stored} />}
      <SwitchRow
        label={t.prefill.label}
        text={t.prefill.text}
        checked={preferences?.prefillForms ?? true}
        onChange={event => prefer({ prefillForms: event.target.checked })}
      />
      <SwitchRow
        label={t.tips.label}
        text={t.tips.text}
        checked={preferences?.showEducationalTips ?? true}
        onChange={event => prefer({ showEducationalTips: event.target.checked })}
      />
      <SwitchRow
        label={t.statistics.label}
        text={t.statistics[stored.consent ?? 'unanswered']}
        checked={stored.consent === 'accepted'}
        onChange={event => allowStatistics(event.target.checked)}
      />
      <Inline gap="8-16" align="center" wrap className={styles.keptFoot}>
        <Button look="outline" disabled={!hasStoredData(stored)} onClick={() => setAsking(true)}>
          <Eraser className="icon" aria-hidden="true" />
          {t.clear}
        </Button>
        <p role="status" className={isCleared ? 'vh' : 'hint'}>
          {successText}
        </p>
      </Inline>
      <ClearDataDialog
        isOpen={isAsking}
        onEnd={isSure => {
          setAsking(false)
          if (isSure) clear()
        }}
      />
    </Stack>
  )
}

interface StoredDataBannerProps {
  failure: string | undefined
  unreadable: StoredData['failure']
  isCleared: boolean
}

function StoredDataBanner({ failure, unreadable, isCleared }: StoredDataBannerProps) {
  // The error of the last action takes precedence.
  if (failure) return <Banner tone="red" role="alert" title={failure} />
  if (isCleared) return <Banner tone="moss" title={t.cleared} />
  if (!unreadable) return null
  return (
    <Banner tone="red" role="status" title={unreadable}>
      {t.unreadable}
    </Banner>
  )
}

function ClearDataDialog(props: { isOpen: boolean; onEnd: (isSure: boolean) => void }) {
  const { isOpen, onEnd } = props
  const { title, text, confirm, cancel } = t.question
  return (
    <ConfirmDialog
      isOpen={isOpen}
      icon={<Eraser className="icon" aria-hidden="true" />}
      title={title}
      question={text}
      confirm={confirm}
      cancel={cancel}
      isBusy={false}
      onConfirm={() => onEnd(true)}
      onCancel={() => onEnd(false)}
      // The button is disabled once there is nothing left to clear.
      focusAfter={() => document.getElementById(t.id)}
    />
  )
}
