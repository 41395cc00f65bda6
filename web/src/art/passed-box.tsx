import { Heart, Leaf } from './shapes.tsx'

/** A box with something soft in it and a heart on it, for offerings. Decorative. */
export function PassedBox() {
  return (
    <svg className="illu" viewBox="0 0 240 180" aria-hidden="true">
      <ellipse cx="120" cy="160" rx="86" ry="6" fill="var(--line)" />
      <rect x="64" y="78" width="112" height="80" rx="10" fill="var(--moss-soft)" />
      <path d="M64 96h112" stroke="var(--moss-graphic)" strokeWidth="2.5" opacity=".5" />
      <path d="M54 78 74 58h92l20 20Z" fill="var(--moss-graphic)" />
      <path d="M84 78c0-30 16-44 36-44s36 14 36 44Z" fill="var(--rose-decor)" />
      <path d="M102 78c0-22 8-36 18-44 22 2 36 18 36 44Z" fill="var(--rose-soft)" />
      <rect x="54" y="74" width="132" height="12" rx="6" fill="var(--moss-graphic)" />
      <Heart at="translate(120 124) scale(2)" />
      <path
        transform="translate(190 40) scale(0.7)"
        d="M0-10 2.8-3.1 10-2.6 4.5 2.2 6.2 9.4 0 5.5-6.2 9.4-4.5 2.2-10-2.6-2.8-3.1Z"
        fill="var(--art-apricot)"
      />
      <Leaf at="translate(44 56) rotate(-50) scale(0.7)" fill="var(--moss-soft)" />
    </svg>
  )
}
