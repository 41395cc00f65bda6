/** A shop window of the browser with a plus: QuickAdd itself. */
export function BrowserWindow() {
  return (
    <svg className="art" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="52" r="42" fill="var(--plum-bg)" />
      <rect
        x="24"
        y="30"
        width="96"
        height="64"
        rx="10"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M24 44h96" stroke="var(--line-strong)" strokeWidth="2" />
      <circle cx="33" cy="37" r="2.5" fill="var(--rose-decor)" />
      <circle cx="41" cy="37" r="2.5" fill="var(--moss-soft)" />
      <rect x="52" y="34" width="46" height="6" rx="3" fill="var(--sunken)" />
      <rect x="34" y="54" width="30" height="30" rx="6" fill="var(--sunken)" />
      <path
        d="M72 58h36M72 68h24M72 78h16"
        stroke="var(--line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="112" cy="34" r="14" fill="var(--action)" />
      <path
        d="M112 28v12M106 34h12"
        stroke="var(--on-action)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
