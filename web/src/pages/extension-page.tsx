import { once } from '@registry/shared/lazy/once'
import { extensionPageMessages as t } from '@registry/shared/messages/quick-add/extension-page'
import type { ExtensionStore } from '@registry/shared/public-pages/extension-store'
import type { PublicRetailer } from '@registry/shared/public-pages/public-page-data'
import { Check, Puzzle, X } from 'lucide-react'
import { paths } from '../lib/url/paths.ts'
import { Card } from '../ui/layout/card.tsx'
import { Inline } from '../ui/layout/inline.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Text } from '../ui/text/text.tsx'
import { BookmarkSection } from './extension/bookmark-section.tsx'
import { Connected, Connecting } from './extension/connection-section.tsx'
import { InstallationLinks, Installing } from './extension/installation-section.tsx'
import phoneStyles from './extension/phone-section.module.css'
import { OnPhone } from './extension/phone-section.tsx'
import { QuickAddExample } from './extension/quick-add-example.tsx'
import extensionPageStyles from './extension-page.module.css'
import sidePageLayoutStyles from './side/side-page-layout.module.css'
import { SidePageLayout } from './side/side-page-layout.tsx'

const listed = once(() => new Intl.ListFormat('en'))

interface ExtensionPageProps {
  /** Origin of the registry, which the bookmark opens. */
  origin: string
  shops: readonly PublicRetailer[]
  stores: readonly ExtensionStore[]
}

/** /extension: features, permissions, installation and connection of QuickAdd. */
export function ExtensionPage({ origin, shops, stores }: ExtensionPageProps) {
  const only = shops.filter(shop => shop.isQuickAddOnly).map(({ name }) => name)
  return (
    <SidePageLayout>
      <Stack as="header" gap={32} className={extensionPageStyles.quickHero}>
        <div>
          <Text size={14} weight={600} tone="accent" below={8}>
            {t.eyebrow}
          </Text>
          <h1 className="display-38">
            {t.title.map(line => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h1>
          <Text
            tone="muted"
            size={16}
            wrap="pretty"
            above={12}
            className={sidePageLayoutStyles.sideLead}
          >
            {only.length > 0 ? t.lead(listed().format(only)) : t.leadAnywhere}
          </Text>
          <div className={phoneStyles.onComputer}>
            <Inline gap={12} wrap above={24} className={extensionPageStyles.quickActions}>
              <InstallationLinks stores={stores} />
            </Inline>
            <Text size={14} tone="muted" above={12}>
              {t.free}
            </Text>
          </div>
          <OnPhone />
        </div>
        <QuickAddExample />
      </Stack>
      <Stack as="ol" gap={24} above={32} className={extensionPageStyles.quickSteps}>
        {t.steps.map(([title, text]) => (
          <li key={title}>
            <Text as="h2" size={16} weight={600}>
              {title}
            </Text>
            <Text size={14} tone="muted" wrap="pretty">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
      <Stack gap={16} above={28} className={sidePageLayoutStyles.featureSections}>
        <Sees />
        <Shops shops={shops} />
        <Installing stores={stores} />
        <BookmarkSection origin={origin} />
        <Connecting />
        <Connected />
      </Stack>
    </SidePageLayout>
  )
}

function Sees() {
  return (
    <Card>
      <h2>{t.sees.title}</h2>
      <Stack as="ul" gap={8} above={12} tone="muted" className={sidePageLayoutStyles.ticks}>
        {t.sees.may.map(text => (
          <li key={text}>
            <Check className="icon icon-16" aria-hidden="true" />
            {text}
          </li>
        ))}
        {t.sees.mayNot.map(text => (
          <li key={text} className={sidePageLayoutStyles.isNot}>
            <X className="icon icon-16" aria-hidden="true" />
            {text}
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function Shops({ shops }: { shops: readonly PublicRetailer[] }) {
  return (
    <Card>
      <h2>{t.shops.title}</h2>
      <Stack
        as="ul"
        gap="8-16"
        above={12}
        tone="muted"
        className={`${sidePageLayoutStyles.ticks} ${sidePageLayoutStyles.isPaired}`}
      >
        {shops.map(({ name, isQuickAddOnly }) => {
          const Icon = isQuickAddOnly ? Puzzle : Check
          return (
            <li key={name}>
              <Icon className="icon icon-16" aria-hidden="true" />
              {name}
              {isQuickAddOnly && <span className="chip tint-plum">{t.shops.only}</span>}
            </li>
          )
        })}
      </Stack>
      <p className={sidePageLayoutStyles.featureNote}>
        {t.shops.others} <a href={paths.supportedFeatures}>{t.shops.more}</a>
      </p>
    </Card>
  )
}
