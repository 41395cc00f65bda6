import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { CloudOff, X } from 'lucide-react'
import { HeartLeaf } from './art/heart-leaf.tsx'

export function Header({ subtitle, isOffline }: { subtitle: string; isOffline: boolean }) {
  return (
    <header className="head">
      <HeartLeaf />
      <div className="grow">
        <h1>{t.name}</h1>
        <p className="subtitle">{subtitle}</p>
      </div>
      {isOffline && (
        <span className="badge-offline">
          <CloudOff className="icon icon-16" aria-hidden="true" />
          {t.offline}
        </span>
      )}
      <button type="button" className="close" aria-label={t.close} onClick={() => window.close()}>
        <X className="icon" aria-hidden="true" />
      </button>
    </header>
  )
}
