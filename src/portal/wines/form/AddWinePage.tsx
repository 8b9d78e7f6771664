import { saoPauloDate } from '#domain/values/dates'
import { wineCreateRequest } from '#domain/wines/wineForm'
import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { lazy, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../paths'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { imageStepWine } from '../image/imageStepAddress'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { duplicateSource } from './duplicateAddress'
import { OfSeller } from './OfSeller'
import { useCreateWine } from './useCreateWine'
import { draftKey } from './wineDraft'
import { WineForm } from './WineForm'
import { duplicateFormValues, emptyWineForm } from './wineFormValues'

const AddImageStep = lazy(() => import('../image/AddImageStep'))

/** A new wine, empty or as a copy; then its picture (spec §2 Wine form). */
export default function AddWinePage() {
  const { search } = useLocation()
  const created = imageStepWine(search)
  if (created) return <AddImageStep key={created} wineId={created} />
  const source = duplicateSource(search)
  return (
    <OfSeller>
      {(sellerId) =>
        source ? (
          <CopyWine key={source} sourceId={source} sellerId={sellerId} />
        ) : (
          <NewWine sellerId={sellerId} />
        )
      }
    </OfSeller>
  )
}

function NewWine({ sellerId }: { sellerId: string }) {
  const translate = useTranslate()
  const createWine = useCreateWine()
  return (
    <>
      <PageHeader
        title={translate('wine_form.create')}
        subtitle={translate('wine_form.create_hint')}
      />
      <WineForm
        values={emptyWineForm()}
        draftKey={draftKey(sellerId, 'new')}
        cancelTo={paths.portal.wines}
        saveLabel="wine_form.save.create"
        failed={translate('wine_form.create_failed')}
        onSave={(values, ...attempt) => createWine(wineCreateRequest(values), ...attempt)}
      />
    </>
  )
}

function CopyWine({ sourceId, sellerId }: { sourceId: string; sellerId: string }) {
  const translate = useTranslate()
  const { data: wine, error, isFetchedAfterMount, refetch } = useWine(sourceId)
  const createWine = useCreateWine(wine)
  const [thisYear] = useState(() => Number(saoPauloDate(new Date())?.slice(0, 4)))
  if (!isFetchedAfterMount) return <LoadingState label={translate('wine_form.loading')} />
  if (!wine) {
    return (
      <WineLoadError error={error} title="wine_form.load_error" onRetry={() => void refetch()} />
    )
  }
  const { values, cleared, isNext } = duplicateFormValues(wine, thisYear)
  const texts = isNext ? 'wine_form.copy_of_next_vintage' : 'wine_form.copy_of_same_vintage'
  return (
    <>
      <PageHeader
        title={translate('wine_form.duplicate')}
        subtitle={
          <span style={{ overflowWrap: 'anywhere' }}>
            {translate(`${texts}.hint`, { title: wine.title })}
          </span>
        }
        back={{ to: paths.portal.wine(wine.id), label: translate('price_stock.back_to_wine') }}
      />
      <WineForm
        values={values}
        note={
          cleared.length > 0 && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {translate(`${texts}.cleared`, { fields: cleared.join(', ') })}
            </Alert>
          )
        }
        draftKey={draftKey(sellerId, `copy-${wine.id}`)}
        cancelTo={paths.portal.wine(wine.id)}
        saveLabel="wine_form.save.create"
        failed={translate('wine_form.create_failed')}
        onSave={(values, ...attempt) => createWine(wineCreateRequest(values), ...attempt)}
      />
    </>
  )
}
