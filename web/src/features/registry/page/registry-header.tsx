import type { PublicItem } from '@registry/shared/contract/items/items'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { noPaymentMessages } from '@registry/shared/messages/registry/no-payment'
import { registryMessages as t } from '@registry/shared/messages/registry/registry'
import { Menu } from 'lucide-react'
import { HeroSprig } from '../../../art/hero-sprig.tsx'
import { useStoredSlug, useStoredUserName } from '../../../lib/session/stored-user-name.ts'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Brand } from '../../../ui/images/brand-mark.tsx'
import { Text } from '../../../ui/text/text.tsx'
import heroStyles from './hero.module.css'
import { HeroText } from './hero-text.tsx'
import registryPageStyles from './registry-page.module.css'

interface RegistryHeaderProps {
  owner: RegistryOwner
  items: PublicItem[]
  /** Date in Singapore when the server rendered the page. */
  today: string | undefined
  onMenu: () => void
  onMenuIntent: () => void
  onLogin: () => void
  onLoginIntent: () => void
}

/** Image, title and celebration of the registry, and quiet login links for owners. */
export function RegistryHeader({
  owner,
  items,
  today,
  onMenu,
  onMenuIntent,
  ...login
}: RegistryHeaderProps) {
  const gifted = items.filter(item => item.isFullyFunded).length
  return (
    <header className={heroStyles.hero}>
      <div className={`${registryPageStyles.topbar} wrap`}>
        <Button
          look="quiet"
          size="icon"
          className={registryPageStyles.menuBtn}
          aria-label={t.openMenu}
          aria-haspopup="dialog"
          onPointerDown={onMenuIntent}
          onClick={onMenu}
        >
          <Menu className="icon" aria-hidden="true" />
        </Button>
        <Brand />
        <OwnerLinks {...login} />
      </div>
      <NoPaymentNotice owner={owner} />
      <HeroSprig className={`${heroStyles.heroSprig} ${registryPageStyles.heroSprig}`} />
      <div className="wrap">
        <HeroText
          heading="h1"
          title={owner.registryTitle}
          subtitle={owner.registrySubtitle}
          picture={owner.picture}
          celebration={owner.celebration}
          today={today}
          gifted={gifted}
          count={items.length}
        />
      </div>
    </header>
  )
}

/** Tells the parents on their own page that no payment method is set. */
function NoPaymentNotice({ owner }: Pick<RegistryHeaderProps, 'owner'>) {
  const ownSlug = useStoredSlug()
  if (owner.paymentMethods.length > 0 || ownSlug !== owner.registrySlug) return null
  return (
    <p className={`${registryPageStyles.noPayment} wrap`}>
      <a href={`${paths.settings}#payments`}>{noPaymentMessages.warning}</a>
    </p>
  )
}

/** Loaded on demand, because few visitors log out. */
async function logOut(): Promise<void> {
  const { signOutAndLeave } = await import('../../../lib/session/sign-in.ts')
  await signOutAndLeave()
}

/** Focus target when the login dialog closes. */
export const LOGIN_BUTTON_ID = 'login'

type OwnerLinksProps = Pick<RegistryHeaderProps, 'onLogin' | 'onLoginIntent'>

function OwnerLinks({ onLogin, onLoginIntent }: OwnerLinksProps) {
  const userName = useStoredUserName()
  if (userName !== undefined) {
    return (
      <>
        <Text
          size={14}
          weight={500}
          tone="muted"
          className={`truncate ${registryPageStyles.welcomeLine}`}
          dir="auto"
        >
          {t.welcome(userName)}
        </Text>
        <LinkButton
          look="quiet"
          size="sm"
          className={registryPageStyles.wideOnly}
          href={paths.dashboard}
        >
          {t.myDashboard}
        </LinkButton>
        <Button look="outline" size="sm" onClick={() => void logOut()}>
          {t.logout}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button
        id={LOGIN_BUTTON_ID}
        look="quiet"
        size="sm"
        aria-haspopup="dialog"
        onPointerDown={onLoginIntent}
        onClick={onLogin}
      >
        {t.login}
      </Button>
      <LinkButton look="quiet" size="sm" href={paths.createRegistry}>
        {t.createMyRegistry}
      </LinkButton>
    </>
  )
}
