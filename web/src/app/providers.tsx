import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ToastRegion } from '../ui/toast.tsx'
import { queryClient } from './query-client.ts'

/** What every page of the owner's area stands in. Our policy allows no inline style elements. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ToastRegion>{children}</ToastRegion>
      </QueryClientProvider>
    </CSPProvider>
  )
}
