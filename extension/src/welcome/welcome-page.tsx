import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { welcomeMessages as t } from '@registry/shared/messages/registry/welcome'
import { detectBrowser } from '../browser-settings/browser-settings.ts'
import { registryUrl } from '../config.ts'
import { HeartLeaf } from '../popup/ui/heart-leaf.tsx'
import { ConnectStep } from './connect-step.tsx'
import { Demo } from './demo.tsx'
import { KeysStep } from './keys-step.tsx'
import { PinStep } from './pin-step.tsx'
import styles from './welcome.module.css'

/** The welcome page: three steps and a demo. */
export function WelcomePage() {
  const which = detectBrowser(navigator.userAgent)
  return (
    <>
      <header className={`row gap-10 align-center line-below ${styles.wTop}`}>
        <HeartLeaf />
        <p className="weight-600 grows">{quickAddMessages.name}</p>
        <a
          className="inline-row tap"
          href={`${registryUrl}/extension`}
          target="_blank"
          rel="noreferrer"
        >
          {t.about}
        </a>
      </header>
      <main className={styles.wMain}>
        <p className="text-14 weight-600 tone-accent below-8">{t.eyebrow}</p>
        <h1 className="display-38">{t.title}</h1>
        <p className={`text-18 muted wraps-pretty above-12 ${styles.wLead}`}>{t.lead}</p>
        <ol className={`stack gap-16 above-32 ${styles.wSteps}`}>
          <PinStep which={which} />
          <KeysStep which={which} />
          <ConnectStep />
        </ol>
        <Demo />
      </main>
    </>
  )
}
