import { isWithin } from '../wines/lab/labUnits'
import { SPARKLING_DRY } from '../wines/lab/sweetnessRules'
import { SPARKLING_COLORS, SWEETNESS_LEVELS, WINE_CLASSES } from '../wines/sheet/index'
import type { LabelText, LabelWine } from './labelTypes'
import { CLASSES_EN, COLORS_EN, SWEETNESS_EN } from './labelWords'
import { wordOf } from './wordOf'

/** 'Vinho fino tinto seco', 'Dry red fine wine': class, colour and sugar; null while one of them is not known. */
export function denomination({ metadata }: LabelWine): LabelText | null {
  const { label, classification, technical_analysis: analysis } = metadata ?? {}
  const wineClass = wordOf(WINE_CLASSES, CLASSES_EN, label?.wine_class)
  const type = classification?.type
  const color = wordOf(
    SPARKLING_COLORS,
    COLORS_EN,
    type === 'sparkling' ? label?.sparkling_color : type,
  )
  const sweetness = classification?.sweetness_level
  const sugar =
    label?.wine_class === 'sparkling' && sweetness === 'dry'
      ? sparklingSugar(analysis?.residual_sugar)
      : wordOf(SWEETNESS_LEVELS, SWEETNESS_EN, sweetness)
  if (!wineClass || !color || !sugar) return null
  return {
    pt: sentence([wineClass.pt, color.pt, sugar.pt]),
    en: sentence([sugar.en, color.en, wineClass.en]),
  }
}

/** Brut and its like have one word in all languages. What has more sugar than they is called by the sheet's own word. */
function sparklingSugar(grams: number | null | undefined): LabelText | null {
  if (typeof grams !== 'number') return null
  const name = SPARKLING_DRY.find((range) => isWithin(grams, range, 'grams'))?.name
  return name ? { pt: name, en: name } : { pt: SWEETNESS_LEVELS.dry, en: SWEETNESS_EN.dry }
}

/** The first word as it is, the others small. */
const sentence = ([first = '', ...rest]: string[]): string =>
  [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map((word) => word.toLowerCase())].join(
    ' ',
  )
