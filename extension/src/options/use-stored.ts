import { useEffect, useState } from 'react'
import browser from 'webextension-polyfill'

/** Returns what `read` loads from the extension's storage, after each change again; undefined before. */
export function useStored<T>(read: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>()
  useEffect(() => {
    let isOver = false
    const update = async () => {
      const found = await read()
      if (!isOver) setValue(found)
    }
    const onChanged = () => void update()
    browser.storage.onChanged.addListener(onChanged)
    void update()
    return () => {
      isOver = true
      browser.storage.onChanged.removeListener(onChanged)
    }
  }, [read])
  return value
}
