import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { hiddenSites } from '../shop-button/hidden-sites.ts'

/** The sites that the owner took the button off, as they change. */
export function useHiddenSites(): readonly string[] {
  const [sites, setSites] = useState<readonly string[]>([])
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const found = await hiddenSites()
      if (!isOver) setSites(found)
    }
    const onChanged = () => void look()
    browser.storage.onChanged.addListener(onChanged)
    void look()
    return () => {
      isOver = true
      browser.storage.onChanged.removeListener(onChanged)
    }
  }, [])
  return sites
}
