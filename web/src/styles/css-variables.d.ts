import 'react'

// Custom properties in style attributes: React's own type names only the standard ones.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
