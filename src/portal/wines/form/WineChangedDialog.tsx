import type { Product } from '#domain/wines/productWire'
import { formatDateTime } from '#domain/values/dates'
import { useTranslate } from 'ra-core'
import { BothVersionsDialog, type VersionChoice } from '../../../kit/conflict/BothVersionsDialog'
import { sheetDifferences } from './sheetDifferences'
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
