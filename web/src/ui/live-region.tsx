import { useCallback, useState } from 'react'

/** One quiet place whose words are read out when they change. It stays in the page from the start. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="vh" role="status">
      {children}
    </p>
  )
}

/** A message for a LiveRegion; saying the same thing twice is still heard twice. */
export function useAnnouncement(): [string, (message: string) => void] {
  const [message, setMessage] = useState('')
  const announce = useCallback(
    // A trailing no-break space makes the text differ from the one before.
    (next: string) => setMessage(now => (now === next ? `${next}\u00A0` : next)),
    [],
  )
  return [message, announce]
}
