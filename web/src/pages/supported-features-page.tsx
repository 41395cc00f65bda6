import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { featureMessages as t } from '@registry/shared/messages/items/supported-features'
import { LISTED_COUNTRIES } from '@registry/shared/public-pages/listed-countries'
import type { PublicRetailer } from '@registry/shared/public-pages/public-page-data'
import { Check, Link2, Puzzle } from 'lucide-react'
import { Fragment } from 'react'
import { paths } from '../lib/url/paths.ts'
import { Box } from '../ui/layout/box.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import { Text } from '../ui/text/text.tsx'
import styles from './side/side-page-layout.module.css'
import { SidePageLayout } from './side/side-page-layout.tsx'

/** One entry for each payment method. */
const METHODS: Record<PaymentMethod, Fact> = t.payments.methods

interface SupportedFeaturesProps {
  shops: readonly PublicRetailer[]
  /** Whether gift passing is enabled on this installation. */
  hasGiftPassing: boolean
}

/** /supported-features: shops, payments, browsers. */
export function SupportedFeaturesPage({ shops, hasGiftPassing }: SupportedFeaturesProps) {
  return (
    <SidePageLayout>
      <Stack as="header" gap={12}>
        <h1 className="display-38">{t.title}</h1>
        <Text tone="muted" size={18} wrap="pretty" className={styles.sideLead}>
          {t.lead}
        </Text>
      </Stack>
      <Stack gap={16} above={28} className={styles.featureSections}>
        <Shops shops={shops} />
        <Facts title={t.read.title} text={t.read.text} facts={t.read.fields} />
        <Facts title={t.payments.title} text={t.payments.text} facts={Object.values(METHODS)} />
        {hasGiftPassing && <Facts {...t.giftPassing} isWide />}
        <Guests />
        <Card>
          <h2>{t.languages.title}</h2>
          <p>{t.languages.text}</p>
        </Card>
        <Card>
          <h2>{t.browsers.title}</h2>
          <p>{t.browsers.text}</p>
        </Card>
      </Stack>
    </SidePageLayout>
  )
}

function Shops({ shops }: { shops: readonly PublicRetailer[] }) {
  const { title, text, byLink, byLinkText, byQuickAdd, byQuickAddText, aboutQuickAdd, others } =
    t.shops
  return (
    <Card className="spans-columns">
      <h2>{title}</h2>
      <p>{text}</p>
      <h3>
        <Link2 className="icon" aria-hidden="true" />
        {byLink}
      </h3>
      <p>{byLinkText}</p>
      <ShopList shops={shops.filter(shop => !shop.isQuickAddOnly)} />
      <h3>
        <Puzzle className="icon" aria-hidden="true" />
        {byQuickAdd}
      </h3>
      <p>
        {byQuickAddText} <a href={paths.extension}>{aboutQuickAdd}</a>
      </p>
      <ShopList shops={shops.filter(shop => shop.isQuickAddOnly)} />
      <p className={styles.featureNote}>{others}</p>
    </Card>
  )
}

/** Shops by country; one with several countries is in each of them. */
function ShopList({ shops }: { shops: readonly PublicRetailer[] }) {
  return groupByCountry(shops).map(({ country, shops: ofCountry }) => (
    <Fragment key={country}>
      <Text as="h4" size={14} weight={600} tone="muted" above={12}>
        {t.shops.countries[country]}
      </Text>
      <Stack as="ul" gap={8} above={12} className={styles.shopTiles}>
        {ofCountry.map(({ name, host }) => (
          <li key={name} className="radius-12 fill-sunken pad-12 shrinks">
            <strong className="block">{name}</strong>
            <Text as="span" size={14} tone="muted" canBreak>
              <Host>{host}</Host>
            </Text>
          </li>
        ))}
      </Stack>
    </Fragment>
  ))
}

function groupByCountry(shops: readonly PublicRetailer[]) {
  const listed = LISTED_COUNTRIES.map(country => ({
    country,
    shops: shops.flatMap(({ name, sites }) => {
      const site = sites.find(one => one.country === country)
      return site ? [{ name, host: site.host }] : []
    }),
  }))
  const others = shops.filter(({ sites }) => sites.length === 0)
  return [...listed, { country: 'others' as const, shops: others }].filter(
    group => group.shops.length > 0,
  )
}

/** Host name that may wrap before its dots. */
function Host({ children }: { children: string }) {
  const [first, ...rest] = children.split('.')
  return (
    <>
      {first}
      {rest.map(label => (
        <Fragment key={label}>
          <wbr />.{label}
        </Fragment>
      ))}
    </>
  )
}

type Fact = readonly [name: string, meaning: string]

interface FactsProps {
  title: string
  text: string
  facts: readonly Fact[]
  /** Spans both columns. */
  isWide?: boolean
}

function Facts({ title, text, facts, isWide = false }: FactsProps) {
  return (
    <Card className={isWide ? 'spans-columns' : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Box as="dl" above={12} className={styles.facts}>
        {facts.map(([name, meaning]) => (
          <div key={name}>
            <Text as="dt" weight={600}>
              {name}
            </Text>
            <Text as="dd" tone="muted" wrap="pretty">
              {meaning}
            </Text>
          </div>
        ))}
      </Box>
    </Card>
  )
}

function Guests() {
  return (
    <Card className="spans-columns">
      <h2>{t.guests.title}</h2>
      <Stack as="ul" gap="8-16" above={12} tone="muted" className={styles.ticks}>
        {t.guests.points.map(point => (
          <li key={point}>
            <Check className="icon icon-16" aria-hidden="true" />
            {point}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
