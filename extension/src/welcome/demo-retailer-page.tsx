import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import styles from './demo.module.css'

const t = welcomeMessages.demo

/** Drawing of a product page, without interactive elements. */
export function DemoRetailerPage() {
  return (
    <div className={styles.wShop} role="img" aria-label={t.window}>
      <p className={`row wraps text-14 tone-faint line-below ${styles.wShopTop}`}>
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
          <p className={`text-20 weight-600 ${styles.wShopName}`}>{t.product}</p>
          <p className={`num above-8 ${styles.wShopPrice}`}>
            <b>{t.price}</b> <s className="text-16 tone-faint">{t.before}</s>
          </p>
          {t.facts.map(fact => (
            <p key={fact} className="muted above-6">
              {fact}
            </p>
          ))}
          <span className={`text-14 weight-600 tone-muted fill-sunken ${styles.wShopBasket}`}>
            {t.basket}
          </span>
        </div>
      </div>
    </div>
  )
}
