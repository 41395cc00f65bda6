import type { Retailer } from '@registry/shared/retailers/retailer'
import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { originsOf } from '../shop-button/button-retailers.ts'
import { isButtonAllowed } from '../shop-button/is-button-allowed.ts'

interface ButtonPermission {
  /** Undefined until the browser has responded. */
  isOn: boolean | undefined
  /** The permission was denied. */
  isRefused: boolean
  /** Must be called from a click handler: browsers show the permission prompt only then. */
  turn: (isOn: boolean) => void
}

/** Returns whether the button may run on a retailer's sites, and requests or removes that permission. */
export function useButtonPermission(shop: Retailer): ButtonPermission {
  const [isOn, setOn] = useState<boolean>()
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    const update = () => void isButtonAllowed(shop).then(setOn)
    browser.permissions.onAdded.addListener(update)
    browser.permissions.onRemoved.addListener(update)
    update()
    return () => {
      browser.permissions.onAdded.removeListener(update)
      browser.permissions.onRemoved.removeListener(update)
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
