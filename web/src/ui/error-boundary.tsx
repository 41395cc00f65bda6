import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown instead of a blank page. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a page that breaks from going blank. React takes error boundaries as classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
