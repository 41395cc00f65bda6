import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import screenStyles from './screen.module.css'
import screensStyles from './screens.module.css'
import { Body } from './ui/body.tsx'
import { Illustration } from './ui/illustration.tsx'

/** Shown after a rendering error; the background still has the draft and the queue. */
export function CrashScreen() {
  return (
    <>
      <Body className={`${screenStyles.body} ${screensStyles.isCentred}`}>
        <div className={screensStyles.title} role="alert">
          <Illustration of="nothing" />
          <h2 className="display-24">{t.crashed.title}</h2>
          <p>{t.crashed.text}</p>
        </div>
      </Body>
      <footer className={screenStyles.foot}>
        <button
          type="button"
          className="btn btn-primary btn-block"
          onClick={() => location.reload()}
        >
          {t.tryAgain}
        </button>
      </footer>
    </>
  )
}
