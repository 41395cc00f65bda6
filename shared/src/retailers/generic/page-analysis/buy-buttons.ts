import {
  collapse,
  elementLabels,
  ownText,
  type Page,
  type PageNode,
  textLength,
  textOf,
} from '../../../parsed-page/page.ts'
import { isAside } from './aside.ts'
import { headingOf } from './landmarks.ts'
import { memoizePerPage } from './memoize-per-page.ts'

/** Labels of buy buttons. */
const BUY =
  /^(?:\+\s*)?(?:add(?:ed)? (?:to )?(?:my |your |the )?(?:cart|bag|basket|trolley|order)|add to (?:shopping )?(?:cart|bag)|buy(?: it)?(?: now)?|buy now|order now|pre-?order(?: now)?|in den (?:waren|einkaufs)korb|jetzt kaufen|(?:ajouter|mettre) (?:au|dans le) panier|acheter|añadir a(?:l| la) (?:carrito|cesta|bolsa)|agregar al carr(?:o|ito)|comprar(?: ahora| agora)?|adicionar (?:ao carrinho|à sacola|ao saco)|adicionar|aggiungi al carrello|acquista|in (?:mijn )?winkel(?:wagen|mand)|do koszyka|dodaj do koszyka|(?:přidat |vložit )?do košíku|(?:pridať |vložiť )?do košíka|v košarico|dodaj (?:v|u) (?:košaric[ou]|korpu)|u košaricu|kosárba|adaug[aă] [iî]n co[sș]|(?:добавить )?в корзину|купить|купи(?:ть)? сейчас|(?:додати )?(?:в|до) кошик[ау]?|купити|(?:добави )?в количката|себетке(?: қосу)?|προσθήκη στο καλάθι|(?:hemen|sepete) (?:al|ekle)|satın al|lägg i (?:varukorg(?:en)?|kundvagn(?:en)?)|legg i handlekurv(?:en)?|lisää ostoskoriin|læ?g i (?:indkøbs)?kurv|tilføj til kurv|lisa (?:ostu)?korvi|į krepšelį|(?:pievienot|ielikt) groz(?:am|ā)|beli(?: sekarang)?|tambah(?:kan)? ke (?:troli|keranjang)|masukkan (?:ke )?keranjang|(?:thêm|cho) vào giỏ|mua ngay|หยิบใส่ตะกร้า|เพิ่ม(?:ลง|ไปยัง|ใส่)?(?:ใน)?(?:ตะกร้า|รถเข็น)|ซื้อ(?:เลย|ทันที|สินค้า)|(?:加入|放入|加到)(?:購物|购物)[車车]|(?:直接|立即|立刻|馬上)(?:購買|购买|結帳)|カートに(?:入れる|追加)|買い物かごに|購入する|장바구니|바로 ?구매|구매하기|أضف إلى|إضافة إلى|اشتر|הוסף לסל|הוספה לסל|कार्ट में|अभी खरीदें)/i

/** Class names and ids of buy buttons. */
const BUY_MARKS =
  /add-?to-?(?:cart|bag|basket)|addtocart|addtobag|buy-?(?:now|box|button)|atc-|single_add_to_cart/

/** Class names of a cart button, which identify it in any language. */
const CART_MARK =
  /(?:^|[\s_-])(?:add|buy|cart|basket|bag|purchase|checkout|korb|warenkorb|panier|carrito|carrello|koszyk|kosik|kosarica|sepet|keranjang)(?=$|[\s_-])/
const BUTTON_MARK = /(?:^|[\s_-])(?:btn|button|cta)(?=$|[\s_-])|button$/
/** Buttons of the same places that do not buy. */
const OTHER_MARK =
  /wish|favou?r|compare|share|review|coupon|voucher|notify|mini|drawer|close|toggle|icon|view|continue|remove|update|newsletter|search|minus|plus/

const CONTROLS = new Set(['button', 'input', 'a'])
/** Elements that pages use as buttons. */
const MAYBE_CONTROLS = new Set(['div', 'span', 'p', 'li'])
const MAX_LABEL = 40
const MAX_BUTTONS = 12
/** Maximum number of elements between the product's heading and a button known only by its class. */
const MAX_DISTANCE = 400

/** Returns the buttons that add the product to the cart, without those of other products. */
export const buyButtonsOf = memoizePerPage((page): readonly PageNode[] => {
  const found: PageNode[] = []
  for (const node of page.nodes) {
    if (found.length >= MAX_BUTTONS) break
    if (isBuyButton(node, page) && !isAside(node)) found.push(node)
  }
  return found
})

function isBuyButton(node: PageNode, page: Page): boolean {
  const { name: tag, attribs: attributes } = node
  if (CONTROLS.has(tag) || attributes.role === 'button') {
    if (tag === 'input' && !/submit|button|image/.test(attributes.type ?? '')) return false
    const words = attributes.value ?? attributes['aria-label'] ?? ''
    if (words && BUY.test(words.trim())) return true
    if (tag !== 'a' && BUY_MARKS.test(elementLabels(node))) return true
    const length = textLength(node, MAX_LABEL + 1)
    if (length > MAX_LABEL) return false
    return (length > 2 && BUY.test(textOf(node, 100))) || isMarkedButton(node, page)
  }
  return MAYBE_CONTROLS.has(tag) && isButtonByText(node, page)
}

/** True for an element without a role whose own text is the label of a buy button. */
function isButtonByText(node: PageNode, page: Page): boolean {
  if (node.last - node.order > 4 || node.children.length > 5) return false
  const text = ownText(node)
  const own = text.length < 100 ? collapse(text) : ''
  if (own.length < 3 || own.length > MAX_LABEL) return false
  return (BUY.test(own) && looksPressable(node)) || isMarkedButton(node, page)
}

/** True unless the text is part of a sentence or of a control that is counted itself. */
function looksPressable(node: PageNode): boolean {
  for (let here = node.parent, level = 0; here && level < 3; here = here.parent, level++) {
    if (CONTROLS.has(here.name) || here.attribs.role === 'button') return false
  }
  return textLength(node, MAX_LABEL + 1) <= MAX_LABEL
}

/** True for a button below the heading with class names of a cart button: 'btn btn-basket'. */
function isMarkedButton(node: PageNode, page: Page): boolean {
  const distance = node.order - (headingOf(page)?.order ?? Number.POSITIVE_INFINITY)
  if (distance <= 0 || distance >= MAX_DISTANCE) return false
  const labels = elementLabels(node)
  if (labels === '' || !CART_MARK.test(labels) || OTHER_MARK.test(labels)) return false
  const isButton =
    node.name === 'button' || node.attribs.role === 'button' || BUTTON_MARK.test(labels)
  return isButton && looksPressable(node)
}
