import { missingForLabel } from '#domain/labels/labelFacts'
import { saoPauloDate } from '#domain/values/dates'
import { wineFormErrors } from '#domain/wines/wineForm'
import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { AreaForm } from '../../../kit/form/AreaForm'
import { focusOnceOpen } from '../../../kit/form/focusOnceOpen'
import { SaveBar } from '../../../kit/form/SaveBar'
import { newIdempotencyKey } from '../../../kit/http/newIdempotencyKey'
import { useIsShown } from '../../../kit/ui/useIsShown'
import { isCompletion, isForLabel } from './completeAddress'
import { DraftOffer } from './DraftOffer'
import { fieldId } from './fieldId'
import { emptyPaths, ESSENTIALS, FORM_SECTIONS, isInSection, OPEN_SECTIONS } from './formSections'
import { plainNumbers } from './numberText'
import { SectionNavigation } from './SectionNavigation'
import { useWineDraft } from './useWineDraft'
import { baseOf, removeDraft, writeDraft, type KeepSent, type OwnDraft } from './wineDraft'
import { WineFormSections } from './WineFormSections'
import type { WineFormValues } from './wineFormValues'

interface Props {
  values: WineFormValues
  /** The stored wine in edit mode. */
  wine?: Product
  draftKey: string
  /** Where Cancelar leads. */
  cancelTo: string
  saveLabel: string
  /** Said when a failure has no message of its own. */
  failed: string
  /** Above the form. */
  note?: ReactNode
  /**
   * Stores the wine and says where to go on; undefined when the person took it back. Rejects with ApiError.
   * `own.base` is the stored wine that was edited, which a restored draft may have older than `wine`.
   */
  onSave: (values: WineFormValues, own: OwnDraft, keepSent: KeepSent) => Promise<string | undefined>
}

/** The wine form (spec §2, §5): sections, draft, warning before leaving, and the bar that saves. */
export function WineForm({ values, wine, draftKey, failed, onSave, ...rest }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(phone ? [ESSENTIALS] : OPEN_SECTIONS),
  )
  const [opened] = useState<OwnDraft>(() => ({
    id: newIdempotencyKey(),
    base: wine && baseOf(wine),
  }))
  // no state: a draft that is kept before the next rendering must know already what was sent
  const own = useRef(opened)
  const goOnWith = useCallback((draft: OwnDraft) => {
    own.current = draft
  }, [])
  const saved = useRef(false)
  const isSaved = useCallback(() => saved.current, [])
  const toggle = useCallback((section: string, expanded: boolean) => {
    setOpen((all) => {
      const next = new Set(all)
      if (expanded) next.add(section)
      else next.delete(section)
      return next
    })
  }, [])
  const openSectionsOf = useCallback(
    (paths: readonly string[]) => {
      for (const section of FORM_SECTIONS) {
        if (paths.some((path) => isInSection(section, path))) toggle(section.id, true)
      }
    },
    [toggle],
  )
  const save = async (typed: WineFormValues) => {
    let draft = own.current
    const next = await onSave(plainNumbers(typed), draft, (sent, id = draft.id) => {
      const isOwn = own.current === draft
      const { id: former } = draft
      draft = { ...draft, id, sent }
      if (isOwn) own.current = draft
      const at = new Date().toISOString()
      const isStored = writeDraft(draftKey, { ...draft, at, values: typed })
      if (isStored && id !== former) removeDraft(draftKey, former)
    })
    if (next === undefined) return undefined
    saved.current = true
    removeDraft(draftKey, draft.id)
    return next
  }
  return (
    <AreaForm
      values={values}
      rules={problemsOf}
      onSave={save}
      onSaved={(next) => {
        if (isShown.current) void navigate(next, { replace: wine === undefined })
      }}
      failed={failed}
      fieldOf={fieldOf}
      onWrong={openSectionsOf}
      unsaved={translate('wine_form.unsaved')}
    >
      <WineFormBody
        {...rest}
        wine={wine}
        draftKey={draftKey}
        own={own}
        onOwn={goOnWith}
        isSaved={isSaved}
        open={open}
        toggle={toggle}
        openSectionsOf={openSectionsOf}
      />
    </AreaForm>
  )
}

interface BodyProps extends Pick<Props, 'wine' | 'draftKey' | 'cancelTo' | 'saveLabel' | 'note'> {
  own: RefObject<OwnDraft>
  onOwn: (own: OwnDraft) => void
  isSaved: () => boolean
  open: ReadonlySet<string>
  toggle: (section: string, expanded: boolean) => void
  openSectionsOf: (paths: readonly string[]) => void
}

function WineFormBody({
  wine,
  draftKey,
  own,
  onOwn,
  isSaved,
  open,
  toggle,
  openSectionsOf,
  ...rest
}: BodyProps) {
  const translate = useTranslate()
  const draft = useWineDraft(draftKey, { own, onOwn, isSaved })
  const openSection = useCallback((section: string) => toggle(section, true), [toggle])
  useFirstEmptyField(openSectionsOf)
  return (
    <>
      {rest.note}
      {draft.offered && (
        <DraftOffer at={draft.offered.at} onRestore={draft.restore} onDiscard={draft.discard} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, var(--form-width))' },
        }}
      >
        <SectionNavigation onOpen={openSection} />
        <Box sx={{ minWidth: 0 }}>
          <WineFormSections wine={wine} open={open} onToggle={toggle} />
          <SaveBar
            note={draft.kept ? translate('wine_form.draft.kept') : undefined}
            cancel={rest.cancelTo}
            cancelLabel={translate('wine_form.save.cancel')}
            saveLabel={translate(rest.saveLabel)}
            savingLabel={translate('wine_form.save.saving')}
          />
        </Box>
      </Box>
    </>
  )
}

/** 'Completar ficha' and the label's checklist on the wine's page lead here: the first field gets the focus, once its section is open. */
function useFirstEmptyField(openSectionsOf: (paths: readonly string[]) => void) {
  const { getValues } = useFormContext<WineFormValues>()
  const { hash } = useLocation()
  useEffect(() => {
    const first = firstField(hash, plainNumbers(getValues()))
    if (first === undefined) return undefined
    openSectionsOf([first])
    const timer = focusOnceOpen(() => document.getElementById(fieldId(first)))
    return () => clearTimeout(timer)
  }, [hash, getValues, openSectionsOf])
}

function firstField(hash: string, values: WineFormValues): string | undefined {
  if (isCompletion(hash)) return emptyPaths(values)[0]
  if (!isForLabel(hash)) return undefined
  return missingForLabel(values, {})
    .flatMap(({ paths }) => paths)
    .find((path) => !path.startsWith('producer.'))
}

/** The domain's rules: the same messages as the spec's and the server's (§5). */
const problemsOf = (typed: WineFormValues) =>
  wineFormErrors(plainNumbers(typed), saoPauloDate(new Date()) ?? '')

/** Request names that the form calls otherwise. */
const FORM_NAMES: readonly [RegExp, keyof WineFormValues][] = [
  [/^options\.|^variants\.0\.(title|options)/, 'bottleVolume'],
  [/^variants\.0\.sku/, 'title'],
]

const fieldOf = (path: string): string =>
  FORM_NAMES.find(([pattern]) => pattern.test(path))?.[1] ?? path
