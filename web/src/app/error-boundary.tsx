import { Component, type ReactNode } from 'react'
import { CrashScreen } from '../ui/crash-screen.tsx'

/** Shows the crash screen instead of a blank page. React takes error boundaries as classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <CrashScreen /> : this.props.children
  }
}
