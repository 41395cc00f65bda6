import { Component, type ReactNode } from 'react'
import { reportFailure } from '../../lib/error-reporting/report-failure.ts'

interface ErrorBoundaryProps {
  /** Rendered in place of the crashed children. */
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

/** Reports render errors and shows a fallback. A class, because React has no hook for error boundaries. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(thrown: unknown): void {
    reportFailure('render', thrown)
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
