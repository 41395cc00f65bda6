import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { registryUrl } from '../config.ts'
import type { SavedItem } from '../messages.ts'
import { HeartWithLeaves } from './art/heart-with-leaves.tsx'
import { ScreenTitle } from './screen-title.tsx'

export function Saved({ item }: { item: SavedItem }) {
  return (
    <>
      <main className="body is-centred">
        <ScreenTitle art={<HeartWithLeaves />} title={t.saved.title} text={t.saved.text} />
        <div className="item">
          {item.picture && <img src={item.picture} alt="" referrerPolicy="no-referrer" />}
          <div className="grow">
            <p className="item-name" dir="auto">
              {item.name}
            </p>
            <p className="item-facts num">
              {item.price} · {item.category}
            </p>
          </div>
        </div>
      </main>
      <footer className="foot is-pair">
        <a
          className="btn btn-quiet"
          href={`${registryUrl}/dashboard`}
          target="_blank"
          rel="noreferrer"
        >
          {t.saved.dashboard}
        </a>
        <button type="button" className="btn btn-primary" onClick={() => window.close()}>
          {t.saved.done}
          <span className="kbd" aria-hidden="true">
            esc
          </span>
        </button>
      </footer>
    </>
  )
}
