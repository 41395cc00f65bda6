import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref that is true until the component is unmounted. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
