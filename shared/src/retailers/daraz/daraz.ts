import { lazada } from '../lazada/lazada.ts'
import type { Retailer } from '../retailer.ts'

/** Observed: Lazada's platform with the same state and markup. */
export const daraz: Retailer = {
  ...lazada,
  id: 'daraz',
  name: 'Daraz',
  hosts: ['daraz.com.np', 'daraz.pk', 'daraz.lk', 'daraz.com.bd'],
  shortHosts: ['s.daraz.com.np', 's.daraz.pk', 's.daraz.lk', 's.daraz.com.bd'],
  exampleUrl: 'https://www.daraz.com.np/products/pdp-i301234567-s1501234567.html',
}
