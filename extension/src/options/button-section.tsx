import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add-options'
import { BUTTON_SHOPS } from '../shop-button/shops.ts'
import { Panel } from './panel.tsx'
import { ShopSwitch } from './shop-switch.tsx'

const { button: t } = quickAddOptionsMessages

/** For each shop, whether its pages carry a button. */
export function ButtonSection() {
  return (
    <Panel title={t.title}>
      <p className="muted">{t.text}</p>
      <ul className="rows">
        {BUTTON_SHOPS.map(shop => (
          <li key={shop.id}>
            <ShopSwitch shop={shop} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
