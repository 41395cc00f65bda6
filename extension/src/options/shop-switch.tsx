import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add-options'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { useId } from 'react'
import { hideOn } from '../shop-button/hidden-sites.ts'
import { tellShopPages } from '../shop-button/tell-shop-pages.ts'
import { Trouble } from './panel.tsx'
import { Switch } from './switch.tsx'
import { useHiddenSites } from './use-hidden-sites.ts'
import { useShopButton } from './use-shop-button.ts'

const { button: t } = quickAddOptionsMessages

/** Lets the button into a shop's pages and out again; the browser asks the person. */
export function ShopSwitch({ shop }: { shop: Retailer }) {
  const id = useId()
  const { isOn, isRefused, turn } = useShopButton(shop)
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
      <Trouble text={isRefused ? t.refused : undefined} />
      {isOn && hidden.map(site => <HiddenSite key={site} site={site} />)}
    </>
  )
}

function HiddenSite({ site }: { site: string }) {
  const showAgain = async () => {
    await hideOn(site, false)
    await tellShopPages()
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
