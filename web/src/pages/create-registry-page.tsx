import type { PublicItem } from '@registry/shared/contract/items/items'
import { authMessages } from '@registry/shared/messages/account/auth'
import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { cents } from '@registry/shared/money/money'
import { ArrowLeft, Gift, MessageSquareHeart, Wallet } from 'lucide-react'
import styles from '../features/auth/registration/create-registry.module.css'
import { RegistrationForm } from '../features/auth/registration/registration-form.tsx'
import { PublicItemCard } from '../features/registry/items/public-item-card.tsx'
import { paths } from '../lib/url/paths.ts'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { Brand } from '../ui/images/brand-mark.tsx'
import { Inline } from '../ui/layout/inline.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Point } from '../ui/text/point.tsx'
import { Text } from '../ui/text/text.tsx'

const { registration: t, dashboard, alreadyHaveAccount } = authMessages
const LOOKS = [
  [Gift, 'moss'],
  [Wallet, 'sky'],
  [MessageSquareHeart, 'rose'],
] as const

/** /create-registry. A public page, so it uses plain links without a router. */
export function CreateRegistryPage() {
  return (
    <Stack justify="start" className={styles.signup}>
      <main className={styles.signupMain} id="main">
        <Inline align="center" justify="between" wrap className={styles.signupBar}>
          <LinkButton look="quiet" size="sm" href="/">
            <ArrowLeft className="icon" aria-hidden="true" />
            {dashboard.back}
          </LinkButton>
          <LinkButton look="quiet" size="sm" href={paths.admin}>
            {alreadyHaveAccount}
          </LinkButton>
        </Inline>
        <Stack gap={24} className={styles.signupForm}>
          <div>
            <Brand />
            <h1 className="display-30">{t.title}</h1>
            <Text wrap="pretty" above={8} className="muted">
              {t.lead}
            </Text>
          </div>
          <noscript>
            {import.meta.env.SSR && <p className="banner tint-apricot">{noScriptsMessages.form}</p>}
          </noscript>
          <RegistrationForm place="page" onDone={() => window.location.assign(paths.dashboard)} />
        </Stack>
      </main>
      <Benefits />
    </Stack>
  )
}

function Benefits() {
  return (
    <aside
      className={`stack gap-32 justify-center ${styles.signupSide}`}
      aria-labelledby="benefits"
    >
      <h2 className="vh" id="benefits">
        {t.benefitsTitle}
      </h2>
      {/* Example of a visitor's view: inert and hidden from screen readers. */}
      <div className={styles.signupExample} inert aria-hidden="true">
        <PublicItemCard item={EXAMPLE} priority="late" actions={NO_ACTIONS} />
      </div>
      <Stack as="ul" gap={14} className={styles.signupPoints}>
        {t.benefits.map(({ title, text }, index) => {
          const [icon, tone] = LOOKS[index] ?? LOOKS[0]
          return <Point key={title} tone={tone} icon={icon} title={title} text={text} />
        })}
      </Stack>
    </aside>
  )
}

const nothing = () => undefined
const NO_ACTIONS = { onContribute: nothing, onWhoGave: nothing, onContributeIntent: nothing }

const EXAMPLE: PublicItem = {
  id: 'example',
  productName: t.example,
  productDescription: '',
  productUrl: '',
  thumbnailUrl: null,
  picture: null,
  category: 'Strollers & Accessories',
  totalPrice: cents(42_000),
  amountContributed: cents(18_000),
  isFullyFunded: false,
  contributorCount: 3,
  quantity: 1,
  acceptsPhysicalDonations: false,
  createdAt: '2026-01-01T00:00:00Z',
  contributors: [],
  can: { contribute: true },
}
