import type { Retailer } from '../retailer.ts'

/**
 * Known: product URLs are /<category>/<brand>/<name>/<style>/buy, and the app shares /<style>. The
 * head has the product's JSON-LD; the page is rendered by scripts. Each colour has its own style id.
 */
export const myntra: Retailer = {
  id: 'myntra',
  name: 'Myntra',
  hosts: ['myntra.com'],
  countries: ['IN'],
  exampleUrl: 'https://www.myntra.com/rompers/mothercare/mothercare-cotton-romper/23456789/buy',
  productPath: /^\/(?:[^?#]+\/)?(?<style>\d{5,})(?:\/buy)?\/?$/,
}
