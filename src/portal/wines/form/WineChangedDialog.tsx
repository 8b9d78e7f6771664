import type { Product } from '#domain/wines/productWire'
import { formatDateTime } from '#domain/values/dates'
import { flatSheet, flatSheetLabel, formatFlatSheet } from '#domain/wines/sheet/index'
import { useTranslate } from 'ra-core'
import { BothVersionsDialog, type VersionChoice } from '../../../kit/conflict/BothVersionsDialog'
import { wineFormValues, type WineFormValues } from './wineFormValues'

interface Props {
  mine: WineFormValues
  theirs: Product
  onChoose: (choice: VersionChoice) => void
}

/** The wine was saved by somebody else while it was edited: every field that differs. */
export default function WineChangedDialog({ mine, theirs, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <BothVersionsDialog
      title={translate('wine_form.conflict.title')}
      text={translate('wine_form.conflict.text')}
      by={
        theirs.updated_at
          ? translate('conflict.at', { when: formatDateTime(theirs.updated_at) })
          : undefined
      }
      lines={sheetDifferences(mine, wineFormValues(theirs)).map(({ label, ...both }) => ({
        label: translate(label, { _: label }),
        ...both,
      }))}
      labels={{
        back: translate('form.unsaved.stay'),
        mine: translate('wine_form.conflict.overwrite'),
        theirs: translate('wine_form.conflict.theirs'),
      }}
      onChoose={onChoose}
    />
  )
}

/** One field that two versions of a wine do not share, in words. */
interface SheetDifference {
  /** Key of the catalogue, or the sheet's own label. */
  label: string
  mine: string
  theirs: string
}

const BASICS = [
  ['title', 'wine_form.field.title'],
  ['description', 'wine_form.field.description'],
  ['bottleVolume', 'wine_form.field.volume'],
  ['origin_country', 'wine_form.field.country'],
  ['hs_code', 'wine_form.field.hs_code'],
  ['weight', 'wine_form.field.weight'],
] as const

/** Where what is typed and what is stored now differ; an empty field and a missing one are the same. */
function sheetDifferences(mine: WineFormValues, theirs: WineFormValues): SheetDifference[] {
  const [own, other] = [flatSheet(mine.metadata), flatSheet(theirs.metadata)]
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
  return [
    ...BASICS.map(([field, label]) => ({
      label,
      mine: words(mine[field]),
      theirs: words(theirs[field]),
    })),
    ...names.map((name) => ({
      label: flatSheetLabel(name) ?? name,
      mine: formatFlatSheet(name, own[name]) ?? '',
      theirs: formatFlatSheet(name, other[name]) ?? '',
    })),
  ].filter((one) => one.mine !== one.theirs)
}

const words = (value: string | number | null): string =>
  (value === null ? '' : String(value)).trim()
