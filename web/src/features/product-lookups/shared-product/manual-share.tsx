import { retailerNameOf } from '@registry/shared/messages/items/retailer-messages'
import { shareProductMessages } from '@registry/shared/messages/items/share-product'
import { pageMessages } from '@registry/shared/messages/pages'
import { formatDollars } from '@registry/shared/money/format-money'
import { cents } from '@registry/shared/money/money'
import { readShareText, type SharedProduct } from '@registry/shared/sharing/read-share-text'
import { Link2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { KeptText } from './kept-text.tsx'
import { toManualEntry } from './manual-entry-state.ts'
import { DashboardLink, ShareScreen } from './share-screen.tsx'
import type { ShareState } from './share-state.ts'
import styles from './shared-product.module.css'

const { manual, toDashboard } = shareProductMessages

interface ManualShareProps {
  state: Extract<ShareState, { status: 'manual' }>
  url: string
  /** Text and title of the share. */
  text: string | undefined
  onRetry: () => void
}

/** The scrape failed: offers the form with the URL, or QuickAdd. */
export function ManualShare({ state, url, text, onRetry }: ManualShareProps) {
  const shared = readSharedText(text, url)
  const explanation = [state.reason, state.advice].filter(Boolean).join(' ')
  return (
    <ShareScreen
      shouldFocusHeading
      picture={<Illustration of="shop-window" />}
      title={manual.title}
      text={state.message}
      acts={
        <>
          <Link
            to={itemFormUrl(url)}
            state={toManualEntry(shared)}
            className={buttonClass({ isBlock: true })}
          >
            {manual.add}
          </Link>
          {state.isForQuickAdd && (
            <LinkButton href={paths.extension} look="outline" isBlock>
              {manual.quickAdd}
            </LinkButton>
          )}
          {state.mayRetry && (
            <Button look="outline" isBlock onClick={onRetry}>
              {pageMessages.tryAgain}
            </Button>
          )}
          <DashboardLink look="quiet">{toDashboard}</DashboardLink>
        </>
      }
    >
      {explanation !== '' && !state.isForQuickAdd && (
        <Text tone="muted" canBreak wrap="pretty" above={8}>
          {explanation}
        </Text>
      )}
      {shared.name && (
        <Stack as="p" gap={4} tone="muted" above={16}>
          <bdi className={`text-16 weight-600 tone-ink breaks clamp ${styles.sharedName}`}>
            {shared.name}
          </bdi>
          {shared.price?.currency === 'SGD' && (
            <Text as="span" size={18} weight={600} tone="ink" above={2}>
              {formatDollars(cents(shared.price.minor))}
            </Text>
          )}
          <span>{manual.read}</span>
        </Stack>
      )}
      {!shared.name && state.isForQuickAdd && (
        <Text tone="muted" canBreak wrap="pretty" above={8}>
          {manual.onPhone}
        </Text>
      )}
      <KeptText
        icon={Link2}
        text={url.replace(/^https?:\/\/(www\.)?/, '')}
        note={`${retailerNameOf(url)}, ${manual.kept}`}
      />
    </ShareScreen>
  )
}

/** Reads name and price in the text of a share, about the product at `url`. */
function readSharedText(text = '', url: string): SharedProduct {
  const { name, price } = readShareText(`${text}\n${url}`) ?? {}
  return { url, name, price }
}

/** Returns the dashboard URL that opens the item form with this link. */
function itemFormUrl(url: string): string {
  return `${paths.dashboard}?${new URLSearchParams({ addItem: 'true', url })}`
}
