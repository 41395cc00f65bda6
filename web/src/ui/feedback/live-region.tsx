import { useCallback, useState } from 'react'

/** Visually hidden live region. It must be rendered before its text changes. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <p className="vh" role="status">
      {children}
    </p>
  )
}

/** Returns the message for a LiveRegion and its setter; a repeated message is announced again. */
export function useAnnouncement(): [string, (message: string) => void] {
  const [message, setMessage] = useState('')
  const announce = useCallback(
    // Screen readers announce only changed text, so a repetition gets a trailing no-break space.
    (next: string) => setMessage(now => (now === next ? `${next}\u00A0` : next)),
    [],
  )
  return [message, announce]
}
