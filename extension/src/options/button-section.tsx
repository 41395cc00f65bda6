import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import { BUTTON_RETAILERS } from '../shop-button/button-retailers.ts'
import { Panel } from './panel.tsx'
import { RetailerSwitch } from './retailer-switch.tsx'

const { button: t } = quickAddOptionsMessages

/** Switches for the button, per retailer. */
export function ButtonSection() {
  return (
    <Panel title={t.title}>
      <p className="muted">{t.text}</p>
      <ul className="rows">
        {BUTTON_RETAILERS.map(shop => (
          <li key={shop.id}>
            <RetailerSwitch shop={shop} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
