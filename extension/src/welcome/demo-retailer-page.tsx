import { welcomeMessages } from '@registry/shared/messages/registry/welcome'
import styles from './demo.module.css'

const t = welcomeMessages.demo

/** Drawing of a product page, without interactive elements. */
export function DemoRetailerPage() {
  return (
    <div className={styles.wShop} role="img" aria-label={t.window}>
      <p className={styles.wShopTop}>
        <b>{t.shop}</b>
        {t.menu.map(entry => (
          <span key={entry}>{entry}</span>
        ))}
      </p>
      <div className={styles.wShopProduct}>
        <span className={styles.wShopPicture}>
          <img src="/demo/lamp.svg" alt="" />
        </span>
        <div>
          <p className={styles.wShopName}>{t.product}</p>
          <p className={`${styles.wShopPrice} num`}>
            <b>{t.price}</b> <s>{t.before}</s>
          </p>
          {t.facts.map(fact => (
            <p key={fact} className={styles.wShopFact}>
              {fact}
            </p>
          ))}
          <span className={styles.wShopBasket}>{t.basket}</span>
        </div>
      </div>
    </div>
  )
}
