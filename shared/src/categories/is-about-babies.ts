/** Words about babies, small children and their parents, in departments, titles and names of shops. */
const BABY =
  /(?<!\p{L})(?:bab(?:y(?!lon)|ies)\w*|bebe\w*|bébés?|infants?|new ?borns?|toddlers?|nursery|nurseries|maternity|pregnan\w+|mothers?(?:care|work|hood)?|mums?|moms?|mommy|mummy|mama\w*|parent(?:s|ing)|kids?|kiddy|child(?:ren)?|little ones?|toys?|0-\d+ ?m(?:onths?)?)(?!\p{L})/iu

/** Things that only babies, small children and their parents need. */
const FOR_BABIES =
  /(?<!\p{L})(?:cribs?|cots?|cot ?beds?|bassinets?|moses baskets?|co-?sleepers?|strollers?|prams?|pushchairs?|bugg(?:y|ies)|carry ?cots?|travel systems?|diapers?|diapering|napp(?:y|ies)|pacifiers?|soothers?|teethers?|teething|rattles?|bibs?|burp(?:ing)?|swaddl\w*|sleep ?(?:suits?|sacks?|bags?)|onesies?|rompers?|bodysuits?|layettes?|breast ?(?:pumps?|feeding|milk|pads?|shields?)|nursing|lactation|sippy|straw cups?|teats?|weaning|(?:infant|milk|baby) formula|bottle ?(?:warmers?|brush(?:es)?|feeding|sterili[sz]ers?)|high ?chairs?|booster seats?|car ?seats?|isofix|ring slings?|hip ?seats?|bouncers?|jumperoo|play ?(?:mats?|gyms?|pens?|yards?)|activity (?:gyms?|mats?|cubes?)|baby gyms?|potty|potties|changing (?:tables?|mats?|pads?|bags?|stations?)|safety gates?|stair gates?|post-?(?:partum|natal)|confinement|keepsakes?|milestone cards?|christening|gripe water|nasal aspirators?|soft toys?|stuffed animals?|plush\w*|montessori|gift cards?|e-?gift)(?!\p{L})/iu

/** True if one of the texts is about babies: only then is a category of a registry likely. */
export function isAboutBabies(...texts: readonly string[]): boolean {
  return texts.some(text => BABY.test(text) || FOR_BABIES.test(text))
}
