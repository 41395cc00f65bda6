import { CATEGORIES, type Category, NEW_ITEM_CATEGORY } from './categories.ts'

// At most 20 characters per keyword and ten keywords per category.
const WORDS: Record<Category, string> = {
  'Feeding Essentials':
    'bpa free, easy to clean, dishwasher safe, spill proof, soft spoon, suction bowl, first foods, silicone',
  'Bottles & Sippy Cups':
    'anti colic, slow flow, bpa free, leak proof, easy grip, wide neck, soft spout, glass bottle, steriliser safe',
  'Breastfeeding & Pumping':
    'electric pump, hands free, quiet motor, milk storage, portable, soft flange, rechargeable, nursing cover',
  'High Chairs & Boosters':
    'foldable, adjustable height, removable tray, easy to clean, safety harness, compact, wooden, footrest',
  'Bibs & Burp Cloths':
    'absorbent, soft cotton, waterproof, machine washable, muslin, crumb pocket, adjustable snaps, set',
  'Cribs & Bassinets':
    'bedside sleeper, convertible, breathable mesh, solid wood, adjustable height, compact, rocking, on wheels',
  'Mattresses & Bedding':
    'breathable, firm support, waterproof cover, organic cotton, fitted sheet, hypoallergenic, washable, soft',
  'Sleep Aids & Swaddles':
    'white noise, night light, swaddle wrap, muslin, sleep sack, soft bamboo, newborn, portable, lullabies',
  'Nursery Furniture':
    'solid wood, storage drawers, rocking chair, bookshelf, rounded corners, easy assembly, white, space saving',
  'Nursery Decor & Lighting':
    'night light, wall decals, mobile, warm glow, soft rug, animal theme, curtains, dimmable, growth chart',
  'Newborn Clothing':
    'organic cotton, onesie, bodysuit, soft, snap buttons, 0-3 months, mittens, footed, breathable, gift set',
  'Baby Shoes & Socks':
    'non slip, soft sole, first walker, cotton socks, breathable, adjustable strap, booties, lightweight',
  'Hats & Accessories':
    'sun hat, beanie, headband, mittens, soft cotton, uv protection, adjustable, newborn cap, breathable',
  'Seasonal Clothing':
    'rain jacket, sun protection, lightweight, warm layers, swimwear, cardigan, breathable, hooded',
  'Special Occasion Outfits':
    'full month, festive, party dress, bow tie, traditional, photo ready, soft lining, baptism, gift box',
  'Diapers & Wipes':
    'newborn size, sensitive skin, fragrance free, absorbent, overnight, cloth diaper, water wipes, bulk pack',
  'Changing Tables & Pads':
    'wipe clean, foldable, waterproof, portable mat, safety strap, storage shelf, soft pad, travel',
  'Baby Bath Essentials':
    'hooded towel, tear free, gentle wash, soft washcloth, bath toys, baby lotion, thermometer, sensitive skin',
  'Bathtubs & Bath Seats':
    'foldable tub, non slip, newborn support, drain plug, space saving, bath seat, temperature plug, soft mesh',
  'Potty Training':
    'potty chair, training seat, non slip, splash guard, step stool, easy to clean, travel potty, training pants',
  'Car Seats & Bases':
    'isofix, rear facing, side impact, newborn insert, 360 rotation, convertible, five point harness, lightweight',
  'Strollers & Accessories':
    'foldable, lightweight, cabin size, reclining seat, large basket, sun canopy, one hand fold, rain cover',
  'Baby Carriers & Wraps':
    'ergonomic, hip support, breathable mesh, newborn, adjustable, soft wrap, sling, front and back',
  'Diaper Bags & Travel Gear':
    'backpack, many pockets, waterproof, insulated, stroller straps, changing mat, lightweight, unisex',
  'Travel Accessories':
    'portable, compact, travel cot, car mirror, sun shade, foldable, neck pillow, stroller hook, lightweight',
  'Baby Gates & Barriers':
    'pressure mounted, stair gate, extra wide, auto close, no drilling, foldable, bed rail, one hand open',
  'Outlet Covers & Locks':
    'socket covers, cabinet locks, drawer latch, no drilling, corner guards, adhesive, door stopper, easy fit',
  'Baby Monitors':
    'video, night vision, two way talk, long range, temperature, sound alert, wifi, rechargeable, audio',
  'Safety Equipment':
    'child proof, corner guards, bed rail, anti tip, door guard, non slip mat, harness, soft edges, easy fit',
  'Newborn Toys & Rattles':
    'rattle, teether, high contrast, sensory, soft grip, bpa free, crinkle, wooden, easy to hold, 0 months',
  'Books & Educational Toys':
    'board book, cloth book, lift the flap, first words, bilingual, shapes, stacking, counting, wooden blocks',
  'Play Mats & Activity Gyms':
    'foldable, tummy time, non slip, hanging toys, soft foam, washable, reversible, mirror, waterproof',
  'Musical Toys & Instruments':
    'xylophone, drum, shaker, lullabies, piano mat, volume control, wooden, nursery rhymes, lights',
  'Stuffed Animals & Loveys':
    'soft plush, bunny, bear, elephant, comforter, machine washable, hypoallergenic, embroidered eyes, cuddly',
  'Baby Care Essentials':
    'gentle, sensitive skin, fragrance free, baby lotion, diaper cream, massage oil, newborn, travel set',
  'Thermometers & Medicine':
    'digital, forehead, fast reading, fever alert, medicine dropper, nasal aspirator, humidifier, contactless',
  'Baby Grooming Kit':
    'nail clipper, soft brush, comb, nail file, cradle cap brush, travel case, rounded tips, all in one',
  'First Aid & Safety':
    'first aid kit, thermometer, plasters, compact case, nasal aspirator, cooling patches, travel, newborn',
  'Baby Swings & Bouncers':
    'gentle sway, vibration, music, foldable, reclining, washable cover, toy bar, portable, five point harness',
  'Playpens & Pack n Plays':
    'foldable, travel cot, breathable mesh, extra large, zip door, non slip, portable, with mattress',
  'Baby Walkers & Jumpers':
    'push walker, adjustable height, activity tray, wooden, non slip wheels, jumper, soft seat, foldable',
  'Activity Centers & Exercisers':
    'activity table, rotating seat, lights and sounds, adjustable height, sensory toys, music, learning, tummy time',
  'Baby Monitors & Tech':
    'smart sensor, sleep tracking, app control, night vision, two way talk, breathing monitor, wifi, alerts',
  'Baby Books & Albums':
    'first year, memory book, photo album, milestones, keepsake, linen cover, baby journal, gift box',
  'Hand & Footprint Kits':
    'clay mould, ink pad, photo frame, clean touch, keepsake, newborn, non toxic, easy to make, ornament',
  'Photo Props & Milestones':
    'milestone cards, month blanket, wooden discs, newborn props, photo ready, first year, backdrop, outfit',
  'Memory Boxes & Keepsakes':
    'keepsake box, wooden, engraved, first tooth, time capsule, drawers, photo frame, heirloom, gift',
  'Maternity Care':
    'pregnancy pillow, belly support, stretch mark, soft, maternity wear, side sleeping, belly oil, comfort',
  'Postpartum Essentials':
    'recovery kit, confinement, belly wrap, herbal bath, maternity pads, peri bottle, cooling pads, comfort',
  'Nursing Accessories':
    'nursing pillow, nursing cover, breast pads, nipple cream, nursing bra, milk bags, soft, washable',
  'Gift Cards':
    'any amount, digital, flexible, no expiry, baby shop, groceries, easy to send, present',
  'Subscription Services':
    'monthly, diapers, meal delivery, book box, toy rental, flexible, cancel any time, home cleaning',
  'Cleaning & Laundry':
    'gentle detergent, fragrance free, bottle brush, drying rack, steriliser, stain remover, hypoallergenic, refill',
  Other:
    'newborn, soft, practical, gift, easy to clean, portable, everyday, baby safe, neutral colour',
}

const isCategory = (name: string): name is Category => CATEGORIES.some(one => one === name)

/**
 * Returns eight to ten keywords for a category, used when no model is available; unknown categories get
 * those of 'Other'.
 */
export function fallbackKeywords(name: string): string[] {
  const category = name === NEW_ITEM_CATEGORY ? 'Newborn Clothing' : name
  return WORDS[isCategory(category) ? category : 'Other'].split(', ')
}
