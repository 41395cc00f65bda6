import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import { useLayoutEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { openShortcutSettings } from './open-shortcut-settings.ts'
import { ErrorMessage, Panel } from './panel.tsx'
import { useAction } from './use-action.ts'

const { shortcut: t, failed } = quickAddOptionsMessages

/** Shows the keyboard shortcut, which only the browser can change. */
export function ShortcutSection() {
  const keys = useShortcut()
  const { run, hasFailed } = useAction()
  return (
    <Panel title={t.title}>
      <div className="row">
        {keys === undefined && <span className="bone" />}
        {keys === '' && <p>{t.none}</p>}
        {keys && (
          <p>
            <kbd>{keys}</kbd> {t.opens}
          </p>
        )}
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => void run(openShortcutSettings)}
        >
          {t.change}
        </button>
      </div>
      <ErrorMessage text={hasFailed ? failed : undefined} />
    </Panel>
  )
}

/** Returns the current shortcut; reads it again when the window gets focus. */
function useShortcut(): string | undefined {
  const [keys, setKeys] = useState<string>()
  useLayoutEffect(() => {
    const update = async () => {
      const commands = await browser.commands.getAll()
      setKeys(commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '')
    }
    const onFocus = () => void update()
    window.addEventListener('focus', onFocus)
    void update()
    return () => window.removeEventListener('focus', onFocus)
  }, [])
  return keys
}
