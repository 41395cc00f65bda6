import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { welcomeMessages as t } from '@registry/shared/messages/welcome'
import { registryUrl } from '../config.ts'
import { HeartLeaf } from '../popup/art/heart-leaf.tsx'
import { ConnectStep } from './connect-step.tsx'
import { Demo } from './demo.tsx'
import { KeysStep } from './keys-step.tsx'
import { PinStep } from './pin-step.tsx'
import { whichBrowser } from './which-browser.ts'

/** The page of the first run: three steps, and a shop to try QuickAdd in. */
export function WelcomePage() {
  const which = whichBrowser(navigator.userAgent)
  return (
    <>
      <header className="w-top">
        <HeartLeaf />
        <p>{quickAddMessages.name}</p>
        <a href={`${registryUrl}/extension`} target="_blank" rel="noreferrer">
          {t.about}
        </a>
      </header>
      <main className="w-main">
        <p className="w-eyebrow">{t.eyebrow}</p>
        <h1>{t.title}</h1>
        <p className="w-lead">{t.lead}</p>
        <ol className="w-steps">
          <PinStep which={which} />
          <KeysStep which={which} />
          <ConnectStep />
        </ol>
        <Demo />
      </main>
    </>
  )
}
