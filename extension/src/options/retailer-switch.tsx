import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { useId } from 'react'
import { setSiteHidden } from '../shop-button/hidden-sites.ts'
import { refreshButtons } from '../shop-button/refresh-buttons.ts'
import { ErrorMessage } from './panel.tsx'
import { Switch } from './switch.tsx'
import { useButtonPermission } from './use-button-permission.ts'
import { useHiddenSites } from './use-hidden-sites.ts'

const { button: t } = quickAddOptionsMessages

/** Switch for the button on a retailer's sites; the browser asks for permission. */
export function RetailerSwitch({ shop }: { shop: Retailer }) {
  const id = useId()
  const { isOn, isRefused, turn } = useButtonPermission(shop)
  const hidden = useHiddenSites().filter(site => shop.hosts.includes(site))
  return (
    <>
      <div className="switch-row">
        <div>
          <label className="strong" htmlFor={id}>
            {t.shop(shop.name)}
          </label>
          <p className="muted sites" id={`${id}-sites`}>
            {shop.hosts.join(', ')}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-sites`}
          checked={isOn ?? false}
          disabled={isOn === undefined}
          onChange={event => turn(event.target.checked)}
        />
      </div>
      <ErrorMessage text={isRefused ? t.refused : undefined} />
      {isOn && hidden.map(site => <HiddenSite key={site} site={site} />)}
    </>
  )
}

function HiddenSite({ site }: { site: string }) {
  const showAgain = async () => {
    await setSiteHidden(site, false)
    await refreshButtons()
  }
  return (
    <p className="hidden-site">
      {t.hiddenOn(site)}{' '}
      <button type="button" className="linkbtn" onClick={() => void showAgain()}>
        {t.showOn(site)}
      </button>
    </p>
  )
}
