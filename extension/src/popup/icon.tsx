/** Outlines of the popup's icons on 24 x 24, from Lucide; the package itself would cost some KB. */
const OUTLINES = {
  alert: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01',
  check: 'M20 6 9 17l-5-5',
  click:
    'M14 4.1 12 6m-6.9 2-2.9-.8M6 12l-1.9 2M7.2 2.2 8 5.1M9.037 9.69a.5.5 0 0 1 .653-.653l11 4.5a.5.5 0 0 1-.074.949l-4.349 1.041a1 1 0 0 0-.74.739l-1.04 4.35a.5.5 0 0 1-.95.074z',
  clock: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2',
  close: 'M18 6 6 18M6 6l12 12',
  down: 'M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7',
  key: 'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01',
  link: 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8',
  minus: 'M5 12h14',
  offline:
    'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20',
  open: 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  plus: 'M5 12h14M12 5v14',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  up: 'M16 7h6v6M22 7l-8.5 8.5-5-5L2 17',
  warning:
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
} as const

interface IconProps {
  of: keyof typeof OUTLINES
  isSmall?: boolean
}

/** An icon beside words that say the same. */
export function Icon({ of, isSmall = false }: IconProps) {
  return (
    <svg className={isSmall ? 'icon icon-16' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[of]} />
    </svg>
  )
}
