import type {
  ALLERGENS,
  INGREDIENTS,
  ORGANIC_CONTROLS,
  SPARKLING_COLORS,
  SWEETNESS_LEVELS,
  WINE_CLASSES,
} from '../wines/sheet/index'

/** The label's words in English, for the public page of a bottle; the Portuguese ones are the sheet's own. */
export const CLASSES_EN: Record<keyof typeof WINE_CLASSES, string> = {
  table: 'table wine',
  fine: 'fine wine',
  noble: 'noble wine',
  light: 'light wine',
  semi_sparkling: 'semi-sparkling wine',
  carbonated: 'carbonated wine',
  sparkling: 'sparkling wine',
  muscat_sparkling: 'muscat sparkling wine',
  fortified: 'fortified wine',
}
export const COLORS_EN: Record<keyof typeof SPARKLING_COLORS, string> = {
  white: 'white',
  rose: 'rosé',
  red: 'red',
}
export const SWEETNESS_EN: Record<keyof typeof SWEETNESS_LEVELS, string> = {
  dry: 'dry',
  off_dry: 'off-dry',
  semi_sweet: 'semi-sweet',
  sweet: 'sweet',
}
export const INGREDIENTS_EN: Record<keyof typeof INGREDIENTS, string> = {
  grape: 'Grapes',
  sugar: 'Sugar',
  concentrated_must: 'Concentrated grape must',
  wine_spirit: 'Wine spirit',
  tirage_liqueur: 'Tirage liqueur',
  dosage_liqueur: 'Expedition liqueur',
  sulfur_dioxide: 'Preservative sulphur dioxide (INS 220)',
  potassium_metabisulfite: 'Preservative potassium metabisulphite (INS 224)',
  potassium_sorbate: 'Preservative potassium sorbate (INS 202)',
  lysozyme: 'Preservative lysozyme (INS 1105)',
  ascorbic_acid: 'Antioxidant ascorbic acid (INS 300)',
  tartaric_acid: 'Acidity regulator tartaric acid (INS 334)',
  malic_acid: 'Acidity regulator malic acid (INS 296)',
  lactic_acid: 'Acidity regulator lactic acid (INS 270)',
  citric_acid: 'Acidity regulator citric acid (INS 330)',
  metatartaric_acid: 'Stabiliser metatartaric acid (INS 353)',
  gum_arabic: 'Stabiliser gum arabic (INS 414)',
  cellulose_gum: 'Stabiliser sodium carboxymethyl cellulose (INS 466)',
  carbon_dioxide: 'Gas carbon dioxide (INS 290)',
}
export const ALLERGENS_EN: Record<keyof typeof ALLERGENS, string> = {
  egg: 'egg',
  milk: 'milk',
  fish: 'fish',
}
export const ORGANIC_CONTROLS_EN: Record<keyof typeof ORGANIC_CONTROLS, string> = {
  audit: 'certified by audit',
  participatory: 'participatory guarantee system',
  direct_sale: 'direct sale under social control, without certificate',
}
