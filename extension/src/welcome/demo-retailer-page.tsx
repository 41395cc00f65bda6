import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import styles from './demo.module.css'

const t = welcomeMessages.demo

/** Drawing of a product page, without interactive elements. */
export function DemoRetailerPage() {
  return (
    <div className={styles.wShop} role="img" aria-label={t.window}>
      <p className={`row wraps gap-4-16 text-14 tone-faint line-below ${styles.wShopTop}`}>
        <b className="tone-ink weight-600">{t.shop}</b>
        {t.menu.map(entry => (
          <span key={entry}>{entry}</span>
        ))}
      </p>
      <div className={`stack gap-20 above-20 ${styles.wShopProduct}`}>
        <span className={`stack centres line-around radius-16 ${styles.wShopPicture}`}>
          <img src="/demo/lamp.svg" alt="" />
        </span>
        <div>
          <p className="text-18 weight-600 wraps-pretty">{t.product}</p>
          <p className="text-20 num above-8">
            <b>{t.price}</b> <s className="text-16 tone-faint">{t.before}</s>
          </p>
          {t.facts.map(fact => (
            <p key={fact} className="muted above-6">
              {fact}
            </p>
          ))}
          <span className="choice fill-sunken above-16">{t.basket}</span>
        </div>
      </div>
    </div>
  )
}
