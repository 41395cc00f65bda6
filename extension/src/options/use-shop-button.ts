import type { Retailer } from '@registry/shared/retailers/retailer'
import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { isButtonOn } from '../shop-button/is-button-on.ts'
import { originsOf } from '../shop-button/shops.ts'

interface ShopButton {
  /** Undefined until the browser has said. */
  isOn: boolean | undefined
  /** The browser, or the person whom it asked, said no. */
  isRefused: boolean
  /** To be called by a press itself: browsers ask a person only then. */
  turn: (isOn: boolean) => void
}

/** Whether a shop's pages carry the button, wherever that is changed, and the switch for it. */
export function useShopButton(shop: Retailer): ShopButton {
  const [isOn, setOn] = useState<boolean>()
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const look = () => void isButtonOn(shop).then(setOn)
    browser.permissions.onAdded.addListener(look)
    browser.permissions.onRemoved.addListener(look)
    look()
    return () => {
      browser.permissions.onAdded.removeListener(look)
      browser.permissions.onRemoved.removeListener(look)
    }
  }, [shop])
  const turn = (toOn: boolean) => {
    const origins = originsOf(shop)
    const asked = toOn
      ? browser.permissions.request({ origins })
      : browser.permissions.remove({ origins })
    void asked.catch(() => false).then(isDone => setRefused(toOn && !isDone))
  }
  return { isOn, isRefused, turn }
}
