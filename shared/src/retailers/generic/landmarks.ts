import { marksOf } from '../../page/ancestry.ts'
import { textLength, textOf } from '../../page/node-text.ts'
import type { PageNode } from '../../page/page.ts'
import { isAside } from './aside.ts'
import { titleOf } from './meta.ts'
import { perPage } from './per-page.ts'
import { coverage } from './similarity.ts'

const BUY =
  /^(?:add(?:ed)? (?:to )?(?:my |your |the )?(?:cart|bag|basket|trolley|order)|add to (?:shopping )?(?:cart|bag)|buy(?: it)?(?: now)?|buy now|order now|in den (?:waren|einkaufs)korb|jetzt kaufen|ajouter au panier|acheter|añadir a(?:l| la) (?:carrito|cesta|bolsa)|agregar al carr(?:o|ito)|comprar(?: ahora| agora)?|adicionar ao carrinho|adicionar|aggiungi al carrello|acquista|in winkelwagen|do koszyka|dodaj do koszyka|do košíku|do košíka|pridať do košíka|v košarico|dodaj v košarico|adaug[aă] [iî]n co[sș]|в корзину|купить|додати в кошик|sepete ekle|lägg i varukorg|lisää ostoskoriin|läg i kurv|tilføj til kurv|beli|tambah ke troli|masukkan keranjang|加入購物車|加入购物车|直接購買|カートに入れる|장바구니|أضف إلى|הוסף לסל)/i

const BUY_MARKS =
  /add-?to-?(?:cart|bag|basket)|addtocart|addtobag|buy-?(?:now|box|button)|atc-|single_add_to_cart/

/** The heading that names the product: the H1 that says most of the page's title, else the first one. */
export const headingOf = perPage((page): PageNode | undefined => {
  const headings = page.select('h1').filter(node => textLength(node, 10) > 1)
  const title = titleOf(page)
  const scored = headings.slice(0, 8).map((node, index) => {
    const words = textOf(node, 400)
    return { node, score: coverage(words, title) - index * 0.05 - (isAside(node) ? 0.5 : 0) }
  })
  return scored.sort((a, b) => b.score - a.score)[0]?.node
})

/** Buttons that put the product in the basket, other products' aside. */
export const buyButtonsOf = perPage((page): readonly PageNode[] => {
  const found: PageNode[] = []
  for (const node of page.nodes) {
    if (found.length >= 12) break
    if (isBuyButton(node) && !isAside(node)) found.push(node)
  }
  return found
})

function isBuyButton(node: PageNode): boolean {
  const { tag, attributes } = node
  if (tag !== 'button' && tag !== 'input' && tag !== 'a' && attributes.role !== 'button')
    return false
  if (tag === 'input' && !/submit|button|image/.test(attributes.type ?? '')) return false
  const words = attributes.value ?? attributes['aria-label'] ?? ''
  if (words && BUY.test(words.trim())) return true
  if (tag !== 'a' && BUY_MARKS.test(marksOf(node))) return true
  return textLength(node, 41) <= 40 && BUY.test(textOf(node, 100))
}
