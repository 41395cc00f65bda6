import { quickAddOptionsMessages as t } from '@registry/shared/messages/quick-add/quick-add-options'
import { HeartLeaf } from '../popup/ui/heart-leaf.tsx'
import { ButtonSection } from './button-section.tsx'
import { ConnectionSection } from './connection-section.tsx'
import styles from './options.module.css'
import { QueueSection } from './queue-section.tsx'
import { ShortcutSection } from './shortcut-section.tsx'

/** The options page. Each section loads its own data. */
export function OptionsPage() {
  return (
    <div className={`stack gap-24 ${styles.options}`}>
      <header>
        <p className="row gap-8 align-center weight-600 tone-accent below-4">
          <HeartLeaf />
          {t.name}
        </p>
        <h1 className="display-30">{t.title}</h1>
      </header>
      <main className="stack gap-16">
        <ConnectionSection />
        <QueueSection />
        <ButtonSection />
        <ShortcutSection />
      </main>
    </div>
  )
}
