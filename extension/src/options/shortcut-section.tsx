import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add-options'
import { useLayoutEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { openShortcutSettings } from './open-shortcut-settings.ts'
import { Panel, Trouble } from './panel.tsx'
import { useDeed } from './use-deed.ts'

const { shortcut: t, failed } = quickAddOptionsMessages

/** The keys that open QuickAdd, which the browser keeps. */
export function ShortcutSection() {
  const keys = useShortcut()
  const { run, hasFailed } = useDeed()
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
      <Trouble text={hasFailed ? failed : undefined} />
    </Panel>
  )
}

/** Read anew when the person comes back from changing it. */
function useShortcut(): string | undefined {
  const [keys, setKeys] = useState<string>()
  useLayoutEffect(() => {
    const look = async () => {
      const commands = await browser.commands.getAll()
      setKeys(commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '')
    }
    const onFocus = () => void look()
    window.addEventListener('focus', onFocus)
    void look()
    return () => window.removeEventListener('focus', onFocus)
  }, [])
  return keys
}
