import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { Body } from './body.tsx'
import { Art } from './rare/art.tsx'

/** The popup itself broke; what it had read, kept or queued is the background's and safe. */
export function Crashed() {
  return (
    <>
      <Body className="body is-centred">
        <div className="title" role="alert">
          <Art of="nothing" />
          <h2 className="display-24">{t.crashed.title}</h2>
          <p>{t.crashed.text}</p>
        </div>
      </Body>
      <footer className="foot">
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
