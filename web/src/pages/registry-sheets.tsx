import type { PublicItem } from '@registry/shared/contract/items'
import type { RegistryOwner } from '@registry/shared/contract/registry-schemas'
import type { RegistryMenuProps } from '../features/registry/registry-menu.tsx'
import { closeAddress, replaceAddress, useAddressValue } from '../lib/page-address.ts'
import { loadContribute, loadDetails, loadDrawer } from './load-sheets.ts'
import { OnDemand } from './on-demand.tsx'

interface RegistrySheetsProps {
  owner: RegistryOwner
  items: PublicItem[]
  menu: RegistryMenuProps
  isMenuOpen: boolean
  onMenuClose: () => void
  onItemChange: (item: PublicItem) => void
}

/** What lies over the page, one at a time: the menu, a gift's details, or a contribution. */
export function RegistrySheets(props: RegistrySheetsProps) {
  const { owner, items, menu, isMenuOpen, onMenuClose, onItemChange } = props
  const contributeTo = useAddressValue('contribute')
  const detailsOf = useAddressValue('details')
  const find = (id: string | undefined) => items.find(item => item.id === id)
  const gift = find(contributeTo)
  const detailed = find(detailsOf)

  if (gift) {
    return (
      <OnDemand load={loadContribute}>
        {({ ContributeToItem }) => (
          <ContributeToItem
            key={gift.id}
            item={gift}
            owner={owner}
            onClose={() => closeAddress(['contribute', 'step'])}
            onItemChange={onItemChange}
          />
        )}
      </OnDemand>
    )
  }
  if (detailed) {
    return (
      <OnDemand load={loadDetails}>
        {({ ItemDetails }) => (
          <ItemDetails
            item={detailed}
            onClose={() => closeAddress(['details'])}
            onContribute={() => replaceAddress({ details: undefined, contribute: detailed.id })}
          />
        )}
      </OnDemand>
    )
  }
  if (!isMenuOpen) return null
  return (
    <OnDemand load={loadDrawer}>
      {({ RegistryDrawer }) => <RegistryDrawer {...menu} onClose={onMenuClose} />}
    </OnDemand>
  )
}
