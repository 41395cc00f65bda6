import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import {
  detectBrowser,
  openShortcutSettings,
  readShortcut,
} from '../browser-settings/browser-settings.ts'
import { useBrowserSetting } from '../browser-settings/use-browser-setting.ts'
import styles from './options.module.css'
import { ErrorMessage, Panel } from './panel.tsx'
import { useAction } from './use-action.ts'

const { shortcut: t, failed } = quickAddOptionsMessages

/** Shows the keyboard shortcut, which only the browser can change. */
export function ShortcutSection() {
  const keys = useBrowserSetting(readShortcut)
  const { run, hasFailed } = useAction()
  return (
    <Panel title={t.title}>
      <div className={`row wraps gap-12-16 align-center justify-between ${styles.row}`}>
        {(keys === undefined || keys === 'unknown') && <span className="bone" />}
        {keys === '' && <p>{t.none}</p>}
        {keys && keys !== 'unknown' && (
          <p>
            <kbd>{keys}</kbd> {t.opens}
          </p>
        )}
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => void run(() => openShortcutSettings(detectBrowser(navigator.userAgent)))}
        >
          {t.change}
        </button>
      </div>
      <ErrorMessage text={hasFailed ? failed : undefined} />
    </Panel>
  )
}
