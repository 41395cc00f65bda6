import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import type { Retailer } from '@registry/shared/retailers/retailer'
import { useId } from 'react'
import { BUTTON_RETAILERS } from '../shop-button/button-retailers.ts'
import { readHiddenSites, setSiteHidden } from '../shop-button/hidden-sites.ts'
import { refreshButtons } from '../shop-button/refresh-buttons.ts'
import styles from './options.module.css'
import { ErrorMessage, Panel } from './panel.tsx'
import { useButtonPermission } from './use-button-permission.ts'
import { useStored } from './use-stored.ts'

const { button: t } = quickAddOptionsMessages

/** Switches for the button, per retailer. */
export function ButtonSection() {
  return (
    <Panel title={t.title}>
      <p className="muted">{t.text}</p>
      <ul className={`stack gap-12 ${styles.rows}`}>
        {BUTTON_RETAILERS.map(shop => (
          <li key={shop.id} className="line-above">
            <RetailerSwitch shop={shop} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Switch for the button on a retailer's sites; the browser asks for permission. */
function RetailerSwitch({ shop }: { shop: Retailer }) {
  const id = useId()
  const { isOn, isRefused, turn } = useButtonPermission(shop)
  const hidden = useStored(readHiddenSites)?.filter(site => shop.hosts.includes(site))
  return (
    <>
      <div className="switch-row">
        <div>
          <label className="text-16 weight-600" htmlFor={id}>
            {t.shop(shop.name)}
          </label>
          <p className="muted" id={`${id}-sites`}>
            {shop.hosts.join(', ')}
          </p>
        </div>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          className="switch"
          id={id}
          aria-describedby={`${id}-sites`}
          checked={isOn ?? false}
          disabled={isOn === undefined}
          onChange={event => turn(event.target.checked)}
        />
      </div>
      <ErrorMessage text={isRefused ? t.refused : undefined} />
      {isOn && hidden?.map(site => <HiddenSite key={site} site={site} />)}
    </>
  )
}

function HiddenSite({ site }: { site: string }) {
  const showAgain = async () => {
    await setSiteHidden(site, false)
    await refreshButtons()
  }
  return (
    <p className="row wraps gap-0-12 align-center">
      {t.hiddenOn(site)}{' '}
      <button type="button" className="linkbtn" onClick={() => void showAgain()}>
        {t.showOn(site)}
      </button>
    </p>
  )
}
