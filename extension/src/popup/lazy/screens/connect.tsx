import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { spacedPairingCode } from '@registry/shared/pairing/pairing-code'
import screenStyles from '../../screen.module.css'
import screensStyles from '../../screens.module.css'
import type { QuickAdd } from '../../state/use-quick-add.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ScreenActions } from './create-screen-actions.ts'
import { ScreenTitle } from './screen-title.tsx'

const { connect: t } = quickAddScreens

interface ConnectProps {
  isBusy: boolean
  message: string
  /** Pairing code to compare; empty before the page is open. */
  code: string
  actions: Pick<QuickAdd & ScreenActions, 'connect' | 'tryIt' | 'usePassword'>
}

/**
 * Connects this browser to a registry: the owner confirms on a page of the registry, without a password
 * in the popup.
 */
export function Connect({ isBusy, message, code, actions }: ConnectProps) {
  return (
    <>
      <main className={`${screenStyles.body} ${screensStyles.isCentred} ${screensStyles.connect}`}>
        {code ? <Code code={code} /> : <Promises />}
        <button type="button" className="linkbtn" onClick={actions.usePassword}>
          {t.password}
        </button>
      </main>
      <footer className={screenStyles.foot}>
        <p className="error below-8" role="alert" hidden={message === ''}>
          {message}
        </p>
        <button
          type="button"
          className={`btn btn-block ${code ? 'btn-outline' : 'btn-primary'}`}
          aria-disabled={isBusy}
          onClick={actions.connect}
        >
          {code ? t.again : quickAddMessages.connect}
        </button>
        <button type="button" className="btn btn-quiet btn-block" onClick={actions.tryIt}>
          {t.tryIt}
        </button>
      </footer>
    </>
  )
}

function Code({ code }: { code: string }) {
  return (
    <>
      <ScreenTitle key="code" art="connect" title={t.codeTitle} text={t.codeText} />
      <p className={`num line-around radius-16 fill-surface ${screensStyles.code}`}>
        <span className="vh">{t.code([...code].join(' '))}</span>
        <code aria-hidden="true">{spacedPairingCode(code)}</code>
      </p>
      <p className="text-12 tone-faint text-center" role="status">
        {t.waiting}
      </p>
    </>
  )
}

function Promises() {
  const { click, links, end } = t.promises
  return (
    <>
      <ScreenTitle art="connect" title={t.title} text={t.text} />
      <ul
        className={`stack gap-8 muted pad-12 line-around radius-16 fill-surface ${screensStyles.promises}`}
      >
        <li className="row gap-10 align-center">
          <Icon of="click" isSmall />
          {click}
        </li>
        <li className="row gap-10 align-center">
          <Icon of="link" isSmall />
          {links}
        </li>
        <li className="row gap-10 align-center">
          <Icon of="shield" isSmall />
          {end}
        </li>
      </ul>
    </>
  )
}
