import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { type BrowserName, isPinned } from '../browser-settings/browser-settings.ts'
import { useBrowserSetting } from '../browser-settings/use-browser-setting.ts'
import { Step } from './step.tsx'

const t = welcomeMessages.pin

/** Instructions for pinning the toolbar button, until it is pinned. */
export function PinStep({ which }: { which: BrowserName }) {
  const isDone = useBrowserSetting(isPinned) === true
  return (
    <Step title={t.title} isDone={isDone}>
      <div className="gone-if-empty" role="status">
        {isDone && <p>{t.done}</p>}
      </div>
      {!isDone && (
        <ul className="listed stack gap-6">
          {t.steps[which].map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Step>
  )
}
