import type { PublicItem } from '@registry/shared/contract/items/items'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { useEffect, useState } from 'react'
import { parseAuthView } from '../../features/auth/dialog/auth-view.ts'
import { parseShareView } from '../../features/offerings/offer/share-view.ts'
import type { RegistryMenuProps } from '../../features/registry/page/registry-menu.tsx'
import {
  closeOverlays,
  removeQueryParams,
  replaceQuery,
  switchOverlay,
  useQueryParam,
} from '../../lib/url/page-url.ts'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import {
  loadAuthSheet,
  loadContributeToItem,
  loadDrawer,
  loadItemDetails,
  loadOfferItemSheet,
  loadOwnOfferingSheet,
  loadPaymentLinkSheet,
  loadTrackOfferingsSheet,
} from './load-sheets.ts'

interface RegistrySheetsProps {
  owner: RegistryOwner
  items: PublicItem[]
  menu: RegistryMenuProps
  isMenuOpen: boolean
  onMenuClose: () => void
  onLogin: () => void
  onItemChange: (item: PublicItem) => void
  /** Called when the contributor list is open but incomplete. */
  onNamesWanted: () => void
}

/** Sheets over the registry, one at a time: contribution, item details, gift passing, login, menu. */
export function RegistrySheets(props: RegistrySheetsProps) {
  const { owner, items, menu, isMenuOpen, onMenuClose, onLogin, onItemChange } = props
  const { onNamesWanted } = props
  const contributeTo = useQueryParam('contribute')
  const detailsOf = useQueryParam('details')
  const share = useQueryParam('share')
  const [isPassing, setIsPassing] = useState(false)
  // Still true after gift passing is switched off once a sheet was open: the visitor's input must not disappear.
  const canPassGifts = owner.giftPassingEnabled || isPassing
  const shareView = canPassGifts ? parseShareView(share) : undefined
  const auth = useQueryParam('auth')
  const authView = parseAuthView(auth)
  const offeringId = useQueryParam('offering')
  const payFor = useQueryParam('pay')
  const track = useQueryParam('track')
  const isTracking = track !== undefined && canPassGifts
  if (!isPassing && (isTracking || shareView)) setIsPassing(true)
  // Shared by details and contribution, so that a removed item stays open when the visitor switches.
  const sheetItem = useSheetItem(items, contributeTo ?? detailsOf)
  const contribution = contributeTo === undefined ? undefined : sheetItem
  const detailed = contributeTo === undefined ? sheetItem : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for each change of the item.
  useEffect(() => {
    if (detailed && detailed.contributors.length !== detailed.contributorCount) onNamesWanted()
  }, [detailed])

  useRemoveQueryParams([
    contributeTo !== undefined && !contribution && 'contribute',
    detailsOf !== undefined && contributeTo === undefined && !detailed && 'details',
    share !== undefined && !shareView && 'share',
    auth !== undefined && !authView && 'auth',
    track !== undefined && !isTracking && 'track',
  ])

  if (contribution) {
    return (
      <OnDemand load={loadContributeToItem}>
        {({ ContributeToItem }) => (
          <ContributeToItem
            key={contribution.id}
            item={contribution}
            isListed={items.includes(contribution)}
            owner={owner}
            onClose={closeOverlays}
            onItemChange={onItemChange}
          />
        )}
      </OnDemand>
    )
  }
  if (detailed) {
    return (
      <OnDemand load={loadItemDetails}>
        {({ PublicItemDetails }) => (
          <PublicItemDetails
            item={detailed}
            onClose={closeOverlays}
            onContribute={() => replaceQuery({ details: undefined, contribute: detailed.id })}
          />
        )}
      </OnDemand>
    )
  }
  if (shareView) {
    return (
      <OnDemand load={loadOfferItemSheet}>
        {({ OfferItemSheet }) => (
          <OfferItemSheet
            owner={owner}
            view={shareView}
            onClose={closeOverlays}
            onTrack={() => switchOverlay({ track: 'offerings' })}
          />
        )}
      </OnDemand>
    )
  }
  if (authView) {
    return (
      <OnDemand load={loadAuthSheet}>{({ AuthSheet }) => <AuthSheet view={authView} />}</OnDemand>
    )
  }
  if (offeringId) {
    return (
      <OnDemand load={loadOwnOfferingSheet}>
        {({ OwnOfferingSheet }) => (
          <OwnOfferingSheet key={offeringId} id={offeringId} owner={owner} />
        )}
      </OnDemand>
    )
  }
  if (payFor) {
    return (
      <OnDemand load={loadPaymentLinkSheet}>
        {({ PaymentLinkSheet }) => (
          <PaymentLinkSheet key={payFor} id={payFor} owner={owner} onItemChange={onItemChange} />
        )}
      </OnDemand>
    )
  }
  if (isTracking) {
    return (
      <OnDemand load={loadTrackOfferingsSheet}>
        {({ TrackOfferingsSheet }) => <TrackOfferingsSheet owner={owner} />}
      </OnDemand>
    )
  }
  if (!isMenuOpen) return null
  return (
    <OnDemand load={loadDrawer}>
      {({ RegistryDrawer }) => <RegistryDrawer {...menu} onClose={onMenuClose} onLogin={onLogin} />}
    </OnDemand>
  )
}

/**
 * Returns the item of the open sheet, also after it was removed from the list: the visitor's input must
 * not disappear.
 */
function useSheetItem(items: PublicItem[], id: string | undefined): PublicItem | undefined {
  const [held, hold] = useState<PublicItem>()
  const found = items.find(item => item.id === id)
  if (found && found !== held) hold(found)
  return found ?? (held?.id === id ? held : undefined)
}

/**
 * Removes query parameters that open nothing, such as the ID of a removed item. Otherwise the page
 * would count as covered by an overlay.
 */
function useRemoveQueryParams(names: readonly (string | false)[]): void {
  const dead = names.filter(name => name !== false).join(' ')
  useEffect(() => {
    if (dead) removeQueryParams(dead.split(' '))
  }, [dead])
}
