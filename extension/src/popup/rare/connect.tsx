import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add-screens'
import { spacedPairingCode } from '@registry/shared/pairing/pairing-code'
import { Icon } from '../icon.tsx'
import type { QuickAdd } from '../use-quick-add.ts'
import { Art } from './art.tsx'
import type { RareActions } from './rare-actions.ts'
import { ScreenTitle } from './screen-title.tsx'

const { connect: t } = quickAddScreens

interface ConnectProps {
  isBusy: boolean
  message: string
  /** What the page that opened shows too; empty before. */
  code: string
  actions: Pick<QuickAdd & RareActions, 'connect' | 'tryIt' | 'usePassword'>
}

/** Connects this browser to the owner's registry: the registry's own page asks, and nobody types a password. */
export function Connect({ isBusy, message, code, actions }: ConnectProps) {
  return (
    <>
      <main className="body is-centred connect">
        {code ? <Code code={code} /> : <Promises />}
        <button type="button" className="linkbtn" onClick={actions.usePassword}>
          {t.password}
        </button>
      </main>
      <footer className="foot">
        <p className="notice is-error" role="alert" hidden={message === ''}>
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
      <ScreenTitle key="code" art={<Art of="connect" />} title={t.codeTitle} text={t.codeText} />
      <p className="code num">
        <span className="vh">{t.code([...code].join(' '))}</span>
        <span aria-hidden="true">{spacedPairingCode(code)}</span>
      </p>
      <p className="about" role="status">
        {t.waiting}
      </p>
    </>
  )
}

function Promises() {
  const { click, links, end } = t.promises
  return (
    <>
      <ScreenTitle art={<Art of="connect" />} title={t.title} text={t.text} />
      <ul className="promises">
        <li>
          <Icon of="click" isSmall />
          {click}
        </li>
        <li>
          <Icon of="link" isSmall />
          {links}
        </li>
        <li>
          <Icon of="shield" isSmall />
          {end}
        </li>
      </ul>
    </>
  )
}
