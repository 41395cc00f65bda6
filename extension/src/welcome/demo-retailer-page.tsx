import { welcomeMessages } from '@registry/shared/messages/registry/welcome'

const t = welcomeMessages.demo

/** Drawing of a product page, without interactive elements. */
export function DemoRetailerPage() {
  return (
    <div className="w-shop" role="img" aria-label={t.window}>
      <p className="w-shop-top">
        <b>{t.shop}</b>
        {t.menu.map(entry => (
          <span key={entry}>{entry}</span>
        ))}
      </p>
      <div className="w-shop-product">
        <span className="w-shop-picture">
          <img src="/demo/lamp.svg" alt="" />
        </span>
        <div>
          <p className="w-shop-name">{t.product}</p>
          <p className="w-shop-price num">
            <b>{t.price}</b> <s>{t.before}</s>
          </p>
          {t.facts.map(fact => (
            <p key={fact} className="w-shop-fact">
              {fact}
            </p>
          ))}
          <span className="w-shop-basket">{t.basket}</span>
        </div>
      </div>
    </div>
  )
}
