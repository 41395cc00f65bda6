import type { Category } from './categories.ts'

/**
 * Regular expression fragments per category. On equal scores the earlier category wins, so specific
 * categories precede general ones.
 */
export const CATEGORY_PATTERNS: readonly (readonly [Category, string])[] = [
  ['Gift Cards', 'gift cards?|e-?gift|gift vouchers?|store credit'],
  ['Subscription Services', 'subscriptions?|subscription box(?:es)?|meal kits?|meal plans?'],
  [
    'Breastfeeding & Pumping',
    'breast ?pumps?|breast ?feeding|breast ?milk|milk storage|milk collectors?|breast shields?|flanges?|nipple shields?|pumping',
  ],
  [
    'Nursing Accessories',
    'nursing (?:pillows?|covers?|bras?|pads?|tops?|scarf|chairs?)|breast pads?|nipple (?:cream|balm|butter)|feeding pillows?',
  ],
  [
    'Bottles & Sippy Cups',
    'bottles?(?:[- ]feeding)?|teats?|sippy|straw cups?|training cups?|bottle warmers?|steril[iz]\\w+|bottle brush(?:es)?|feeding cups?|weaning cups?',
  ],
  [
    'High Chairs & Boosters',
    'high ?chairs?|booster seats?|feeding chairs?|dining chairs?|hook-on chairs?',
  ],
  ['Bibs & Burp Cloths', 'bibs?|burp(?:ing)? cloths?|burp(?:ing)? pads?|smocks?|drool'],
  [
    'Feeding Essentials',
    'feeding|weaning|spoons?|cutlery|bowls?|plates?|food (?:makers?|processors?|containers?|pouch(?:es)?)|baby food|formula|milk powder|pacifiers?|soothers?|snack|suction',
  ],
  [
    'Hand & Footprint Kits',
    'hand ?prints?|foot ?prints?|casting kits?|clay (?:print|mou?ld)|inkless(?: \\w+)?|ink pads?',
  ],
  ['Photo Props & Milestones', 'milestones?|photo props?|photography props?|backdrops?'],
  [
    'Memory Boxes & Keepsakes',
    'keepsakes?|memory box(?:es)?|time capsules?|tooth box(?:es)?|tooth fairy|photo frames?|picture frames?',
  ],
  [
    'Baby Books & Albums',
    'baby (?:journals?|books?|albums?)|memory books?|photo albums?|scrapbooks?|first year (?:book|journal)',
  ],
  [
    'Baby Monitors & Tech',
    'smart (?:socks?|(?:baby )?monitors?|baby)|breathing monitors?|movement monitors?|wi-?fi (?:camera|monitor)|baby tech|app-controlled|smart nursery',
  ],
  [
    'Baby Monitors',
    'baby monitors?|video monitors?|audio monitors?|baby cameras?|baby cams?|monitors?',
  ],
  [
    'Outlet Covers & Locks',
    'outlet (?:plug )?(?:covers?|plugs?)|socket covers?|(?:cabinet|drawer|fridge|toilet|window|safety|child) locks?|latch(?:es)?|plug covers?',
  ],
  [
    'Baby Gates & Barriers',
    'safety gates?|baby gates?|stair gates?|barriers?|bed rails?|bed guards?|gates?|fireguards?',
  ],
  ['First Aid & Safety', 'first[ -]aid|emergency kits?|medical kits?|plasters?'],
  [
    'Safety Equipment',
    'baby ?proof\\w*|child ?proof\\w*|corner (?:guards?|protectors?)|edge (?:guards?|protectors?)|anti-?tip|safety (?:harness|helmet|kit|equipment|reins?)|harness(?:es)?|reins|head protectors?|helmets?|door stoppers?|ear ?muffs?',
  ],
  [
    'Thermometers & Medicine',
    'thermometers?|medicines?|paracetamol|gripe water|vitamins?|probiotics?|medicine (?:dispensers?|droppers?)|teething gel|nebuli[sz]ers?|fever',
  ],
  [
    'Baby Grooming Kit',
    'groom\\w*|nail (?:clippers?|trimmers?|scissors|files?)|hair ?brush(?:es)?|combs?|nasal aspirators?|nose (?:cleaners?|suction)|tooth ?brush(?:es)?|manicure|hair clippers?',
  ],
  ['Car Seats & Bases', 'car ?seats?|isofix|infant carriers? seat|booster car|car base|seat base'],
  [
    'Strollers & Accessories',
    'strollers?|prams?|pushchairs?|bugg(?:y|ies)|carry ?cots?|stroller \\w+|travel systems?|bassinet stroller|rain covers?',
  ],
  [
    'Baby Carriers & Wraps',
    'baby carriers?|carriers?|baby wraps?|ring slings?|slings?|baby ?wearing|hip ?seats?|kangaroo',
  ],
  [
    'Diaper Bags & Travel Gear',
    '(?:diaper|nappy|changing) (?:bags?|backpacks?)|mummy bags?|mum bags?|travel gear|caddy bags?',
  ],
  [
    'Changing Tables & Pads',
    'chang(?:ing|e) (?:tables?|pads?|mats?|stations?|units?|dressers?)|changers?',
  ],
  [
    'Potty Training',
    'pott(?:y|ies)|toilet (?:training|trainers?|seats?)|training pants|step stools?',
  ],
  [
    'Diapers & Wipes',
    'diapers?|napp(?:y|ies)|wipes?|diaper (?:pails?|creams?|caddy)|nappy bins?|pull-?ups?|swim diapers?',
  ],
  [
    'Bathtubs & Bath Seats',
    'bath ?tubs?|bath (?:seats?|chairs?|supports?|stands?)|baby tubs?|bath rings?|shower (?:seats?|chairs?)',
  ],
  [
    'Baby Bath Essentials',
    'bath\\w*|shampoos?|body wash|hooded towels?|towels?|wash ?cloths?|bath toys?|sponges?|soaps?|bubble bath',
  ],
  [
    'Cleaning & Laundry',
    'laundry|detergents?|fabric softeners?|stain removers?|cleaners?|cleansers?|bottle (?:wash|cleanser)|disinfect\\w*|drying racks?|hampers?|air purifiers?|vacuums?',
  ],
  [
    'Sleep Aids & Swaddles',
    'swaddl\\w*|sleep(?:ing)? (?:bags?|sacks?|suits?|aids?)|white noise|sound machines?|night ?lights? soother|muslin (?:wraps?|swaddles?)|cocoons?|sleep trainers?',
  ],
  [
    'Mattresses & Bedding',
    'mattress(?:es)?|bedding|fitted sheets?|crib sheets?|cot sheets?|sheets?|blankets?|quilts?|pillows?|duvets?|bumpers?|comforters?|mattress protectors?|bolsters?',
  ],
  [
    'Playpens & Pack n Plays',
    "play ?pens?|play ?yards?|pack (?:n|and|&|'n'?) plays?|travel cots?|play fences?",
  ],
  [
    'Cribs & Bassinets',
    'cribs?|bassinets?|cots?|cot ?beds?|moses baskets?|co-?sleepers?|bedside sleepers?|cradles?|convertible beds?|toddler beds?',
  ],
  [
    'Baby Swings & Bouncers',
    'swings?|bouncers?|rockers?|bounc(?:y|ing) (?:chairs?|seats?)|rocking (?:chair|seat) for bab\\w+|baby rocker',
  ],
  [
    'Baby Walkers & Jumpers',
    'walkers?|jumpers?|jumperoo|push walkers?|doorway jumpers?|ride-?ons?|balance bikes?|tricycles?|trikes?',
  ],
  [
    'Activity Centers & Exercisers',
    'activity (?:cent(?:er|re)s?|tables?|stations?)|exercisers?|exersaucers?|activity cubes?',
  ],
  [
    'Play Mats & Activity Gyms',
    'play ?mats?|play ?gyms?|activity (?:gyms?|mats?)|baby gyms?|foam mats?|tummy time|crawling mats?',
  ],
  [
    'Musical Toys & Instruments',
    'musical|xylophones?|drums?|pianos?|instruments?|maracas?|tambourines?|ukuleles?|guitars?|music box(?:es)?',
  ],
  [
    'Stuffed Animals & Loveys',
    'stuffed|plush\\w*|soft toys?|teddy|loveys?|lovies|comforter toys?|cuddly toys?|cuddly|dolls?|bear|bunny toy',
  ],
  [
    'Books & Educational Toys',
    'books?|flash ?cards?|puzzles?|educational|montessori|building blocks?|blocks|learning|stem|shape sorters?|lego|duplo|wooden toys?|pretend play|play kitchens?',
  ],
  [
    'Newborn Toys & Rattles',
    'rattles?|teethers?|teething (?:toys?|rings?)|stacking|sensory toys?|(?:cot|crib|baby|musical|nursery) mobiles?|mobiles(?! ?(?:phones?|&|and))|newborn toys?|baby toys?|infant toys?|toddler toys?|toys?',
  ],
  [
    'Special Occasion Outfits',
    'party (?:dress(?:es)?|wear|outfits?)|tuxedos?|christening|baptism|full month|first birthday outfit|flower girl|formal wear|occasion wear|costumes?|cheongsam|ethnic wear|kurtas?|lehengas?',
  ],
  [
    'Seasonal Clothing',
    'winter|snow ?suits?|jackets?|coats?|sweaters?|cardigans?|hoodies?|rain ?coats?|swim ?(?:wear|suits?)|rash ?guards?|thermal|fleece|parkas?',
  ],
  [
    'Baby Shoes & Socks',
    'shoes?|(?:first|pre)[- ]?walkers?|socks?|boot(?:s|ies)?|sandals?|sneakers?|slippers?|footwear|tights|stockings?',
  ],
  [
    'Hats & Accessories',
    'hats?|caps?|beanies?|headbands?|mittens?|gloves?|sunglasses|bonnets?|hair (?:clips?|bows?)|scarf|scarves',
  ],
  [
    'Maternity Care',
    'maternity|pregnan\\w+|prenatal|belly (?:bands?|oil|butter|support)|stretch marks?|bump|mums?-to-be',
  ],
  [
    'Postpartum Essentials',
    'post-?partum|post-?natal|confinement|perineal|peri bottles?|sitz|c-section|recovery (?:kits?|pads?|briefs?)|belly (?:wraps?|binders?)|maternity pads?|mesh (?:underwear|panties)|disposable (?:underwear|panties)',
  ],
  [
    'Newborn Clothing',
    'rompers?|onesies?|bodysuits?|sleep ?suits?|pyjamas?|pajamas?|layettes?|clothing|clothes|outfits?|t-?shirts?|tees?|tops?|leggings?|dress(?:es)?|trousers|pants|shorts|kimonos?|jumpsuits?|overalls?|dungarees|gift sets?',
  ],
  [
    'Baby Care Essentials',
    'lotions?|creams?|moisturi[sz]\\w+|baby oils?|powder|sunscreens?|sun ?block|mosquito|repellents?|baby care|skin ?care|balm|humidifiers?|cotton (?:buds?|pads?)|rash',
  ],
  [
    'Nursery Decor & Lighting',
    'night ?lights?|lamps?|lighting|decor\\w*|wall (?:art|stickers?|decals?)|curtains?|rugs?|prints?|posters?|garlands?|bunting|height charts?',
  ],
  [
    'Nursery Furniture',
    'furniture|dressers?|wardrobes?|drawers?|shel(?:f|ves|ving)|book ?cases?|gliders?|rocking chairs?|armchairs?|storage|toy box(?:es)?|nursery chairs?|tables?|chairs?|cabinets?',
  ],
  ['Travel Accessories', 'travel|luggage|suitcases?|organi[sz]ers?|sun ?shades?|mirrors?|passport'],
]
