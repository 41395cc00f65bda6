/** Colours of the design system's light theme. */
export const palette = {
  canvas: '#fffaf5',
  surface: '#ffffff',
  ink: '#2a2230',
  inkSoft: '#5a5062',
  track: '#e8ded6',
  moss: '#1e6b4e',
  mossGraphic: '#2f8a66',
  mossSoft: '#bfe3cf',
  mossBg: '#dcf0e4',
  mossText: '#17573f',
  heroMoss: '#e9f4ec',
  rose: '#b2305f',
  roseDecor: '#f2a9be',
  roseSoft: '#f9cbd7',
  heroRose: '#fdebef',
  apricot: '#f0b27a',
} as const
