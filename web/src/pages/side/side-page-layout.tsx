import { pageMessages } from '@registry/shared/messages/pages'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import type { ReactNode } from 'react'
import { RegistryFooter } from '../../features/registry/page/registry-footer.tsx'
import { useStoredUserName } from '../../lib/session/stored-user-name.ts'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Brand } from '../../ui/images/brand-mark.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import '../../../../shared/src/design/looks.css'
import styles from './side-page-layout.module.css'

/** Frame of the product pages: brand, links for owners, footer. */
export function SidePageLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to="main">{pageMessages.skip}</SkipLink>
      <Inline as="header" gap={4} align="center" line="below" className={styles.sideTop}>
        <Brand href="/" />
        <OwnerLinks />
      </Inline>
      <main className={`focus-target wrap ${styles.sideMain}`} id="main" tabIndex={-1}>
        {children}
      </main>
      <RegistryFooter />
    </>
  )
}

function OwnerLinks() {
  if (useStoredUserName() !== undefined) {
    return (
      <LinkButton look="quiet" size="sm" href={paths.dashboard}>
        {registryMessages.myDashboard}
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton look="quiet" size="sm" href={paths.admin}>
        {registryMessages.login}
      </LinkButton>
      <LinkButton look="outline" size="sm" className={styles.wideOnly} href={paths.createRegistry}>
        {registryMessages.createMyRegistry}
      </LinkButton>
    </>
  )
}
