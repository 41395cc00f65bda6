// Loaded before the api's own code (`node --import`): a message shifts the process's clock by so many ms.
let shiftMs = 0
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(RealDate.now() + shiftMs)
    else super(...(parts as [number]))
  }
  static override now(): number {
    return RealDate.now() + shiftMs
  }
}

globalThis.Date = ShiftedDate as DateConstructor
process.on('message', message => {
  if (typeof message === 'object' && message !== null && 'shiftMs' in message) {
    shiftMs = Number(message.shiftMs)
  }
})
