import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths'
import { PageHeader } from '../../kit/ui/PageHeader'
import { ChooseSpreadsheet } from './ChooseSpreadsheet'
import { importOf } from './importAddress'
import { ImportResult } from './ImportResult'

/** The spreadsheet: choose a file, look at what was found in it, import (R24). */
export default function BulkUploadPage() {
  const translate = useTranslate()
  const { search } = useLocation()
  const importId = importOf(search)
  return (
    <>
      <PageHeader
        title={translate('bulk.title')}
        subtitle={translate('bulk.subtitle')}
        back={{ to: paths.portal.wines, label: translate('bulk.back') }}
      />
      {importId ? <ImportResult key={importId} importId={importId} /> : <ChooseSpreadsheet />}
    </>
  )
}
