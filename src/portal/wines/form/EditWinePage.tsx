import { wineUpdateRequest } from '#domain/wines/wineForm'
import type { Product } from '#domain/wines/productWire'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useRef, useState, type ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { useSaveRecord } from '../../../kit/dataProvider/useRecords'
import { ApiError } from '../../../kit/http/ApiError'
import { isRefused } from '../../../kit/http/isRefused'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import type { PortalDataProvider } from '../../dataProvider'
import type { VersionChoice } from '../../../kit/conflict/BothVersionsDialog'
import { useKeepWine } from '../useKeepWine'
import { useWine } from '../useWine'
import { WineLoadError } from '../WineLoadError'
import { OfSeller } from './OfSeller'
import { baseOf, draftKey, type DraftBase, type OwnDraft } from './wineDraft'
import { WineForm } from './WineForm'
import { wineFormValues, type WineFormValues } from './wineFormValues'
import { lazyDialog } from '../../../kit/ui/lazyDialog'

const WineChangedDialog = lazyDialog(() => import('./WineChangedDialog'))

/** How often one press of 'Salvar' is sent while the wine keeps changing. */
const MOST_ATTEMPTS = 10

/** An existing wine in the form (spec §2 Wine form, edit mode). */
export default function EditWinePage() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: wine, error, isFetchedAfterMount, refetch } = useWine(id)
  if (!isFetchedAfterMount) return <LoadingState label={translate('wine_form.loading')} />
  if (!wine) {
    return (
      <WineLoadError error={error} title="wine_form.load_error" onRetry={() => void refetch()} />
    )
  }
  return <OfSeller>{(sellerId) => <EditWine key={wine.id} {...{ wine, sellerId }} />}</OfSeller>
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
  const [question, setQuestion] =
    useState<Omit<ComponentProps<typeof WineChangedDialog>, 'onClose'>>()

  /** What was sent without an answer: where it was stored, the change is this person's own. */
  const unanswered = useRef<WineFormValues>(undefined)

  /**
   * Stores over the state of the wine that this person has seen. After a 409 it asks only where the form shows something
   * that they neither saw nor sent; undefined when they did not choose their own version.
   */
  const store = async (
    values: WineFormValues,
    seen: DraftBase | undefined,
    attempts = MOST_ATTEMPTS,
  ): Promise<Product | undefined> => {
    const request = wineUpdateRequest(values)
    try {
      return await saveWine(
        wine.id,
        seen ? { ...request, expected_updated_at: seen.updatedAt } : request,
      )
    } catch (error) {
      if (!isRefused(error)) unanswered.current = values
      if (!(error instanceof ApiError) || error.status !== 409 || attempts === 1) throw error
    }
    const { data: theirs } = await dataProvider.getOne<Product>('wines', { id: wine.id })
    const stored = wineFormValues(theirs)
    if (isSame(stored, values)) return theirs
    const isKnown =
      JSON.stringify(stored) === seen?.values ||
      (unanswered.current !== undefined && isSame(stored, unanswered.current))
    if (!isKnown) {
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
    }
    return store(values, baseOf(theirs), attempts - 1)
  }
  const save = async (values: WineFormValues, { base }: OwnDraft) => {
    const saved = await store(values, base)
    if (!saved) return undefined
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
      {question && <WineChangedDialog {...question} onClose={() => question.onChoose('back')} />}
    </>
  )
}

/** Whether both are stored alike: spaces around a text or an unfinished line of a list make no difference. */
const isSame = (one: WineFormValues, other: WineFormValues): boolean =>
  JSON.stringify(wineUpdateRequest(one)) === JSON.stringify(wineUpdateRequest(other))
