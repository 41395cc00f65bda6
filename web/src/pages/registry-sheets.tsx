import type { PublicItem } from '@registry/shared/contract/items'
import type { RegistryOwner } from '@registry/shared/contract/registry-schemas'
import { authViewOf } from '../features/auth/auth-view.ts'
import type { RegistryMenuProps } from '../features/registry/registry-menu.tsx'
import { closeAddress, replaceAddress, useAddressValue } from '../lib/page-address.ts'
import { loadAuth, loadContribute, loadDetails, loadDrawer } from './load-sheets.ts'
import { OnDemand } from './on-demand.tsx'

interface RegistrySheetsProps {
  owner: RegistryOwner
  items: PublicItem[]
  menu: RegistryMenuProps
  isMenuOpen: boolean
  onMenuClose: () => void
  onLogin: () => void
  onItemChange: (item: PublicItem) => void
}

/** What lies over the page, one at a time: a contribution, a gift's details, the login, the menu. */
export function RegistrySheets(props: RegistrySheetsProps) {
  const { owner, items, menu, isMenuOpen, onMenuClose, onLogin, onItemChange } = props
  const contributeTo = useAddressValue('contribute')
  const detailsOf = useAddressValue('details')
  const authView = authViewOf(useAddressValue('auth'))
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
  if (authView) {
    return <OnDemand load={loadAuth}>{({ AuthSheet }) => <AuthSheet view={authView} />}</OnDemand>
  }
  if (!isMenuOpen) return null
  return (
    <OnDemand load={loadDrawer}>
      {({ RegistryDrawer }) => <RegistryDrawer {...menu} onClose={onMenuClose} onLogin={onLogin} />}
    </OnDemand>
  )
}
