import { accountMessages } from '@registry/shared/messages/account/account'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { pushPanelMessages } from '@registry/shared/messages/push/push-panel'
import { findRegistryMessages } from '@registry/shared/messages/registry/find-registry'
import { registryHeaderMessages } from '@registry/shared/messages/registry/registry-header'
import { type MouseEvent, useEffect } from 'react'
import { scrollToElement } from '../../lib/browser/scroll-behavior.ts'
import styles from './settings-index.module.css'

interface Entry {
  /** `id` of the section. */
  id: string
  title: string
  /** True for sections that the legacy administrator does not have. */
  needsAccount?: true
}

/** The sections of the settings, in display order. */
const ENTRIES: readonly Entry[] = [
  { id: 'profile', title: settingsPageMessages.profile.title, needsAccount: true },
  { id: 'payments', title: settingsPageMessages.payments.title },
  { id: 'url', title: settingsPageMessages.address.title },
  { id: 'header', title: settingsPageMessages.header.title },
  { id: 'privacy', title: settingsPageMessages.privacy.title },
  { id: 'celebration', title: registryHeaderMessages.title },
  { id: 'found', title: findRegistryMessages.settings.title },
  { id: 'push', title: pushPanelMessages.title, needsAccount: true },
  { id: 'notifications', title: pushPanelMessages.choices.title, needsAccount: true },
  { id: 'devices', title: accountMessages.devices.title, needsAccount: true },
  { id: 'data', title: accountMessages.data.title, needsAccount: true },
  { id: 'delete', title: accountMessages.closing.title, needsAccount: true },
]

/** Links to the sections of the settings. Also opens the section in the URL's fragment. */
export function SettingsIndex({ hasAccount }: { hasAccount: boolean }) {
  useEffect(() => {
    if (location.hash) goToSection(location.hash.slice(1))
  }, [])
  // A navigation to the fragment would ask about unsaved changes and become a step of "back".
  const go = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goToSection(id)
  }
  return (
    <nav className={styles.index} aria-label={settingsPageMessages.index}>
      <ul className="stack gap-8">
        {ENTRIES.filter(entry => hasAccount || !entry.needsAccount).map(({ id, title }) => (
          <li key={id}>
            <a
              className="row align-center text-14 weight-500 tone-ink"
              href={`#${id}`}
              onClick={event => go(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to a section and focuses its heading. Does nothing if no element has the id. */
function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  scrollToElement(section, 'start')
}
