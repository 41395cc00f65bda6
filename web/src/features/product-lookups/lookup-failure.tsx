import { explainLookupFailure } from '@registry/shared/messages/items/explain-lookup-failure'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import type { ReactNode } from 'react'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Illustration } from '../../ui/images/illustration.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { FailedLookup } from './lookup-state.ts'
import styles from './product-lookup-form.module.css'
import { retailerHost } from './retailer-host.ts'

const { reader } = lookupMessages

interface LookupFailureProps {
  state: FailedLookup
  onAddManually: () => void
  onClear: () => void
  /** What works without the page: shown when the retailer blocks servers. */
  alternative?: ReactNode
}

/** The failure of a lookup and its next step: QuickAdd when the retailer blocks servers, otherwise manual entry. */
export function LookupFailure(props: LookupFailureProps) {
  const { state, onAddManually, onClear, alternative } = props
  const { code, error, reason } = state
  const { title, advice, needsQuickAdd, isLinkUseful } = explainFailure(state)
  // QuickAdd runs on computers only, so on a phone the alternative comes first.
  const isOnPhone = isPhone()
  return (
    <Inline
      gap={24}
      align="center"
      pad={20}
      tone="muted"
      className={styles.offer}
      radius={16}
      fill="sunken"
      role="alert"
    >
      <Illustration of="shop-window" className="illu not-on-phones" />
      <Stack gap={6} grows shrinks>
        <Text as="h3" size={18} weight={600} tone="ink" canBreak>
          {title}
        </Text>
        <p>{error}</p>
        {reason && code !== 'CLIENT_ONLY_RETAILER' && <p>{reason}</p>}
        {advice && <p>{advice}</p>}
        {isOnPhone && needsQuickAdd && alternative}
        <Inline gap={8} wrap above={8} className="fills-on-phones">
          {needsQuickAdd && (
            <LinkButton look={isOnPhone ? 'outline' : 'primary'} href={paths.extension}>
              {reader.getQuickAdd}
            </LinkButton>
          )}
          <Button look={needsQuickAdd ? 'outline' : 'primary'} onClick={onAddManually}>
            {reader.addManually}
          </Button>
          <Button look="quiet" onClick={onClear}>
            {reader.clear}
          </Button>
        </Inline>
        {isLinkUseful && <Text size={12}>{reader.keepsLink}</Text>}
        {!isOnPhone && needsQuickAdd && alternative}
      </Stack>
    </Inline>
  )
}

/** Returns the title of a failure, such as 'shop.example took too long', and what to do next. */
export function explainFailure(failure: FailedLookup) {
  return explainLookupFailure(failure, retailerHost(failure.url))
}

/** Returns whether the retailer let no server read the page, which the owner's own browser can. */
export function isBlockedLookup(failure: FailedLookup): boolean {
  return explainFailure(failure).needsQuickAdd
}

/** Returns whether this is a phone or tablet, or a window as narrow as one: browser extensions do not run there. */
function isPhone(): boolean {
  return matchMedia('(max-width: 767px), (hover: none) and (pointer: coarse)').matches
}
