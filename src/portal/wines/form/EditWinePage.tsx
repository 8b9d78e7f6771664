import { wineUpdateRequest } from '#domain/wines/wineForm'
import type { Product } from '#domain/wines/productWire'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { Suspense, lazy, useState, type ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { useSaveRecord } from '../../../kit/dataProvider/useRecords'
import { ApiError } from '../../../kit/http/ApiError'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import type { PortalDataProvider } from '../../dataProvider'
import type { VersionChoice } from '../../../kit/conflict/BothVersionsDialog'
import { ME_QUERY } from '../../fetchMe'
import { useKeepWine } from '../useKeepWine'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { draftKey } from './wineDraft'
import { WineForm } from './WineForm'
import { wineFormValues, type WineFormValues } from './wineFormValues'

const WineChangedDialog = lazy(() => import('./WineChangedDialog'))

/** An existing wine in the form (spec §2 Wine form, edit mode). */
export default function EditWinePage() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: me } = useQuery(ME_QUERY)
  const { data: wine, error, isFetchedAfterMount, refetch } = useWine(id)
  if (!isFetchedAfterMount || !me?.seller)
    return <LoadingState label={translate('wine_form.loading')} />
  if (!wine) {
    return (
      <WineLoadError error={error} title="wine_form.load_error" onRetry={() => void refetch()} />
    )
  }
  return <EditWine key={wine.id} wine={wine} sellerId={me.seller.id} />
}

/** The values from when the form was opened stay, also when the wine is fetched again meanwhile. */
function EditWine({ wine: fetched, sellerId }: { wine: Product; sellerId: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const saveWine = useSaveRecord<Product>('wines')
  const keepWine = useKeepWine()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [wine, setWine] = useState(fetched)
  const [opening, setOpening] = useState(0)
  const [question, setQuestion] = useState<ComponentProps<typeof WineChangedDialog>>()

  const store = async (values: WineFormValues, expected: string | undefined) => {
    const request = wineUpdateRequest(values)
    return saveWine(wine.id, expected ? { ...request, expected_updated_at: expected } : request)
  }
  const save = async (values: WineFormValues, base: string | undefined) => {
    let saved: Product
    try {
      saved = await store(values, base)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const { data: theirs } = await dataProvider.getOne<Product>('wines', { id: wine.id })
      const choice = await new Promise<VersionChoice>((answer) =>
        setQuestion({ mine: values, theirs, onChoose: answer }),
      )
      setQuestion(undefined)
      // the form begins again with what is stored; what was typed is offered as a draft
      if (choice === 'theirs') {
        setWine(theirs)
        // `updated_at` is no key: after a restored draft, what is stored may be what was fetched at first
        setOpening((now) => now + 1)
      }
      if (choice !== 'mine') return undefined
      saved = await store(values, undefined)
    }
    notify('wine_form.updated', { type: 'success' })
    await keepWine(saved)
    return paths.portal.wine(wine.id)
  }

  return (
    <>
      <PageHeader
        title={translate('wine_form.edit')}
        subtitle={<span style={{ overflowWrap: 'anywhere' }}>{wine.title}</span>}
        back={{ to: paths.portal.wine(wine.id), label: translate('price_stock.back_to_wine') }}
      />
      <WineForm
        key={opening}
        values={wineFormValues(wine)}
        wine={wine}
        draftKey={draftKey(sellerId, wine.id)}
        cancelTo={paths.portal.wines}
        saveLabel="wine_form.save.edit"
        failed={translate('wine_form.update_failed')}
        onSave={save}
      />
      {question && (
        <Suspense fallback={null}>
          <WineChangedDialog {...question} />
        </Suspense>
      )}
    </>
  )
}
