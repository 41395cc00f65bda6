import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { readHiddenSites } from '../shop-button/hidden-sites.ts'

/** Returns the sites on which the owner has hidden the button; follows storage changes. */
export function useHiddenSites(): readonly string[] {
  const [sites, setSites] = useState<readonly string[]>([])
  useEffect(() => {
    let isOver = false
    const update = async () => {
      const found = await readHiddenSites()
      if (!isOver) setSites(found)
    }
    const onChanged = () => void update()
    browser.storage.onChanged.addListener(onChanged)
    void update()
    return () => {
      isOver = true
      browser.storage.onChanged.removeListener(onChanged)
    }
  }, [])
  return sites
}
