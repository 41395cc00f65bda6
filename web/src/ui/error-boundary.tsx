import { Component, type ReactNode } from 'react'
import { reportFailure } from '../lib/report-failure.ts'

interface ErrorBoundaryProps {
  /** What is shown instead of a blank page. */
  fallback: (error: Error) => ReactNode
  children: ReactNode
}

/** Keeps a page that breaks from going blank. React takes error boundaries as classes only. */
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
