import { visitorPanelMessages as words } from '@registry/shared/messages/visitor-panel'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SwitchRow } from '../../ui/switch.tsx'
import { KeptList } from './kept-list.tsx'
import './kept-panel.css'
import { isAnythingKept, type Kept } from './read-kept.ts'
import { useKept } from './use-kept.ts'

/** Visitor data stored in this browser, with switches for the preferences and a button to clear it. */
export function KeptPanel() {
  const { kept, failure, news, allowStatistics, prefer, clear } = useKept()
  const [isAsking, setAsking] = useState(false)
  const preferences = kept.data?.preferences
  const isCleared = news === words.cleared
  return (
    <div className="kept">
      <KeptNotice failure={failure} unreadable={kept.failure} isCleared={isCleared} />
      {!kept.failure && <KeptList kept={kept} />}
      <SwitchRow
        label={words.prefill.label}
        text={words.prefill.text}
        checked={preferences?.prefillForms ?? true}
        onChange={event => prefer({ prefillForms: event.target.checked })}
      />
      <SwitchRow
        label={words.tips.label}
        text={words.tips.text}
        checked={preferences?.showEducationalTips ?? true}
        onChange={event => prefer({ showEducationalTips: event.target.checked })}
      />
      <SwitchRow
        label={words.statistics.label}
        text={words.statistics[kept.consent ?? 'unanswered']}
        checked={kept.consent === 'accepted'}
        onChange={event => allowStatistics(event.target.checked)}
      />
      <div className="kept-foot">
        <Button look="outline" disabled={!isAnythingKept(kept)} onClick={() => setAsking(true)}>
          <Eraser className="icon" aria-hidden="true" />
          {words.clear}
        </Button>
        <p role="status" className={isCleared ? 'vh' : 'hint'}>
          {news}
        </p>
      </div>
      <ClearQuestion
        isOpen={isAsking}
        onEnd={isSure => {
          setAsking(false)
          if (isSure) clear()
        }}
      />
    </div>
  )
}

interface KeptNoticeProps {
  failure: string | undefined
  unreadable: Kept['failure']
  isCleared: boolean
}

function KeptNotice({ failure, unreadable, isCleared }: KeptNoticeProps) {
  // The error of the last action takes precedence.
  if (failure) return <Banner tone="red" role="alert" title={failure} />
  if (isCleared) return <Banner tone="moss" title={words.cleared} />
  if (!unreadable) return null
  return (
    <Banner tone="red" role="status" title={unreadable}>
      {words.unreadable}
    </Banner>
  )
}

function ClearQuestion(props: { isOpen: boolean; onEnd: (isSure: boolean) => void }) {
  const { isOpen, onEnd } = props
  const { title, text, confirm, cancel } = words.question
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
      focusAfter={() => document.getElementById(words.id)}
    />
  )
}
