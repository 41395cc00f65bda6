/** The encoder alone: the package's entry brings its painters along, which nobody calls here. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
