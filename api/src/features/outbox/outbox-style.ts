/** Styles of the outbox with the colours of shared/src/design/tokens.css. */
export const OUTBOX_CSS = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fffaf5, #1a151e);
  --surface: light-dark(#ffffff, #241d29);
  --ink: light-dark(#2a2230, #f6eff3);
  --quiet: light-dark(#5a5062, #cbbfd0);
  --line: light-dark(#e8ded6, #3c3343);
  --moss: light-dark(#1e6b4e, #7fd3a8);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font: 600 1.5rem/1.25 Fraunces, Georgia, serif; }
a { color: var(--moss); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--quiet); }
.quiet > *, li span, li time { display: block; }
ul { margin: 1.5rem 0 0; padding: 0; list-style: none; }
li + li { margin-top: .75rem; }
li a { display: block; padding: 1rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); color: inherit; text-decoration: none; }
li a:hover { border-color: var(--moss); }
li span, li time { color: var(--quiet); font-size: .875rem; }
pre { margin: 1.5rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); font: inherit; white-space: pre-wrap; }
.more a { display: inline-block; padding: .625rem 1rem .625rem 0; }
`
