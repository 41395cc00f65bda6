/** The encoder only: the package's entry also bundles unused renderers. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
