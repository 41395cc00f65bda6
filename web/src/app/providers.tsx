import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ToastRegion } from '../ui/toasts/toast-region.tsx'
import { queryClient } from './query-client.ts'

/** Providers for all pages of the owner's area. Our CSP forbids the inline styles of Base UI. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ToastRegion>{children}</ToastRegion>
      </QueryClientProvider>
    </CSPProvider>
  )
}
