import { lazy, Suspense, useEffect, useState } from 'react'

/** A number in the menu is not worth a broken page. */
const ThankYouCount = lazy(() =>
  import('./thank-you-count.tsx').then(
    module => ({ default: module.ThankYouCount }),
    () => ({ default: () => null }),
  ),
)

/** The number of guests to thank, looked up once the page has shown what it is for. */
export function LateThankYouCount({ isPageShown }: { isPageShown: boolean }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!isPageShown) return
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => setIdle(true))
    return () => cancelIdleCallback(request)
  }, [isPageShown])
  if (!isIdle) return null
  return (
    <Suspense>
      <ThankYouCount />
    </Suspense>
  )
}
