import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import type { HeicPixels, HeicRequest } from './decode-heic.ts'

const WASM_PAGE_BYTES = 65_536
const { bytes, maxPixels, maxMemoryBytes }: HeicRequest = workerData

// The headers may say less than the video frames inside ask for, and libheif itself stops at 2 GB only.
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function limitedGrow(pages) {
  if (this.buffer.byteLength + pages * WASM_PAGE_BYTES > maxMemoryBytes) {
    throw new RangeError('the image needs too much memory')
  }
  return grow.call(this, pages)
}

const image = new libheif.HeifDecoder().decode(bytes)[0]
if (!image) throw new Error('the image cannot be decoded')
const [width, height] = [image.get_width(), image.get_height()]
if (width * height > maxPixels) throw new Error('the image is too large')
const data = new Uint8ClampedArray(width * height * 4)
image.display({ data, width, height }, shown => {
  if (!shown) throw new Error('the image cannot be decoded')
  const pixels: HeicPixels = { data, width, height }
  parentPort?.postMessage(pixels, [data.buffer])
})
