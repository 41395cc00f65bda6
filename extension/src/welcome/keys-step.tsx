import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import { Fragment, useState } from 'react'
import {
  type BrowserName,
  openShortcutSettings,
  readShortcut,
} from '../browser-settings/browser-settings.ts'
import { useBrowserSetting } from '../browser-settings/use-browser-setting.ts'
import { Step } from './step.tsx'

const t = welcomeMessages.keys

/** Shows the current keyboard shortcut and opens its settings. */
export function KeysStep({ which }: { which: BrowserName }) {
  const keys = useBrowserSetting(readShortcut)
  const [mustGo, setMustGo] = useState(false)
  const change = () =>
    openShortcutSettings(which).then(
      () => setMustGo(false),
      () => setMustGo(true),
    )
  return (
    <Step title={t.title}>
      {keys === undefined ? <span className="bone" aria-hidden="true" /> : <Keys keys={keys} />}
      <button type="button" className="btn btn-outline btn-sm" onClick={() => void change()}>
        {keys === '' ? t.choose : t.change}
      </button>
      <p className="gone-if-empty" role="status">
        {mustGo ? t.firefox : ''}
      </p>
    </Step>
  )
}

function Keys({ keys }: { keys: string }) {
  if (keys === '') return <p>{t.none}</p>
  if (keys === 'unknown') return <p>{t.unknown}</p>
  const [first, ...rest] = keys.split('+')
  return (
    <>
      <p>
        <kbd>{first}</kbd>
        {rest.map(key => (
          <Fragment key={key}>
            {' + '}
            <kbd>{key}</kbd>
          </Fragment>
        ))}
      </p>
      <p>{t.set}</p>
    </>
  )
}
