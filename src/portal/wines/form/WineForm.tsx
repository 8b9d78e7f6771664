import type { Product } from '#domain/wire/product'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useNotify, useTranslate } from 'ra-core'
import { useCallback, useRef, useState, type FormEvent } from 'react'
import { useForm, type FieldErrors, type FieldPath } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { FormBar } from '../../../shared/form/FormBar'
import { UnsavedChangesGuard } from '../../../shared/form/UnsavedChangesGuard'
import { ApiError } from '../../../shared/http/ApiError'
import { DraftOffer } from './DraftOffer'
import { errorPaths } from './errorPaths'
import { fieldId } from './fieldId'
import { ESSENTIALS, FORM_SECTIONS, isInSection } from './formSections'
import { plainNumbers } from './numberText'
import { resolveWineForm } from './resolveWineForm'
import { SectionNavigation } from './SectionNavigation'
import { useWineDraft } from './useWineDraft'
import { WineFormSections } from './WineFormSections'
import { WineFormControl } from './wineFormControl'
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
  /** Stores the wine and says where to go on. Rejects with ApiError. */
  onSave: (values: WineFormValues) => Promise<string>
}

/** The wine form (spec §2, §5): sections, draft, warning before leaving, and the bar that saves. */
export function WineForm({ values, wine, draftKey, cancelTo, saveLabel, failed, onSave }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const form = useForm<WineFormValues>({
    defaultValues: values,
    resolver: resolveWineForm,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const draft = useWineDraft(draftKey, form)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(phone ? [ESSENTIALS] : FORM_SECTIONS.map(({ id }) => id)),
  )
  const state = useRef({ busy: false, saved: false })

  const toggle = useCallback((section: string, expanded: boolean) => {
    setOpen((all) => {
      const next = new Set(all)
      if (expanded) next.add(section)
      else next.delete(section)
      return next
    })
  }, [])
  const openSection = useCallback((section: string) => toggle(section, true), [toggle])

  /** Opens the sections with messages and goes to the first one. */
  const showErrors = (paths: string[]) => {
    for (const section of FORM_SECTIONS) {
      if (paths.some((path) => isInSection(section, path))) toggle(section.id, true)
    }
    notify('wine_form.check_fields', {
      type: 'warning',
      messageArgs: { smart_count: paths.length },
    })
    const [first] = paths
    // after the sections have opened
    if (first) setTimeout(() => document.getElementById(fieldId(first))?.focus(), 250)
  }

  const save = async (typed: WineFormValues) => {
    if (state.current.busy) return
    state.current.busy = true
    try {
      const next = await onSave(plainNumbers(typed))
      state.current.saved = true
      draft.finish()
      void navigate(next, { replace: wine === undefined })
    } catch (error) {
      const paths = fieldPaths(error)
      for (const [path, message] of paths) form.setError(path, { type: 'server', message })
      if (paths.length > 0) showErrors(paths.map(([path]) => path))
      else notify(messageOf(error, failed), { type: 'error' })
    } finally {
      state.current.busy = false
    }
  }
  const submit = (event: FormEvent) =>
    form.handleSubmit(save, (errors: FieldErrors<WineFormValues>) =>
      showErrors(errorPaths(errors)),
    )(event)
  const isUnsaved = useCallback(() => isDirty && !state.current.saved, [isDirty])

  return (
    <WineFormControl value={form.control}>
      {draft.offered && (
        <DraftOffer at={draft.offered.at} onRestore={draft.restore} onDiscard={draft.discard} />
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 840px)' },
        }}
      >
        <SectionNavigation onOpen={openSection} />
        <Box sx={{ minWidth: 0 }}>
          <WineFormSections wine={wine} open={open} onToggle={toggle} />
          <FormBar note={draft.kept && isDirty ? translate('wine_form.draft.kept') : undefined}>
            <Button color="inherit" component={Link} to={cancelTo}>
              {translate('wine_form.save.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              aria-busy={isSubmitting}
            >
              {translate(isSubmitting ? 'wine_form.save.saving' : saveLabel)}
            </Button>
          </FormBar>
        </Box>
      </Box>
      <UnsavedChangesGuard isUnsaved={isUnsaved} text={translate('wine_form.unsaved')} />
    </WineFormControl>
  )
}

/** Request names that the form calls otherwise. */
const FORM_NAMES: readonly [RegExp, FieldPath<WineFormValues>][] = [
  [/^options\.|^variants\.0\.(title|options)/, 'bottleVolume'],
  [/^variants\.0\.sku/, 'title'],
]

/** The server's messages by the form's own paths; those that fit no field are told as a whole. */
function fieldPaths(error: unknown): [FieldPath<WineFormValues>, string][] {
  if (!(error instanceof ApiError)) return []
  return Object.entries(error.body.errors ?? {}).flatMap(([path, message]) => {
    const renamed = FORM_NAMES.find(([pattern]) => pattern.test(path))?.[1] ?? path
    const isKnown = FORM_SECTIONS.some((section) => isInSection(section, renamed))
    return isKnown ? [[renamed as FieldPath<WineFormValues>, message]] : []
  })
}

const messageOf = (error: unknown, failed: string): string =>
  error instanceof ApiError && error.message !== '' && error.status < 500 ? error.message : failed
