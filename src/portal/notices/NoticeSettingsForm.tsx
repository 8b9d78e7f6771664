import { noticeKindLabel, noticeModeLabel } from '#domain/notices/noticeLabels'
import type { NoticeModes } from '#domain/notices/noticeKinds'
import type { NoticeSettings } from '#domain/notices/noticeWire'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useRef } from 'react'
import { AreaForm } from '../../kit/form/AreaForm'
import { FormButtons } from '../../kit/form/FormButtons'
import { TextInput } from '../../kit/form/TextInput'
import { callRoute } from '../../kit/http/callRoute'

interface Props {
  settings: NoticeSettings
  disabled: boolean
}

interface Values {
  modes: NoticeModes
  summary_hour: string
}

const HOURS = Array.from(
  { length: 24 },
  (_none, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const,
)

/** One choice per kind, and the hour of the daily summary. */
export default function NoticeSettingsForm({ settings, disabled }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const values: Values = {
    modes: Object.fromEntries(settings.kinds.map(({ kind, mode }) => [kind, mode])),
    summary_hour: String(settings.summary_hour),
  }
  const known = useRef(values.modes)
  // What nobody chose stays open: it follows from whether the person is the main contact, which may change.
  const save = async ({ modes, summary_hour: hour }: Values) => {
    const chosen = settings.kinds.filter(({ kind }) => modes[kind] !== known.current[kind])
    const saved = await callRoute('POST /vendor/notices/settings', {
      body: {
        modes: Object.fromEntries(chosen.map(({ kind }) => [kind, modes[kind]])),
        summary_hour: Number(hour),
      },
    })
    known.current = modes
    return saved
  }
  return (
    <AreaForm
      values={values}
      onSave={save}
      onSaved={() => {
        notify('notices.saved', { type: 'success' })
        void queryClient.invalidateQueries({ queryKey: ['vendor', 'notices'] })
      }}
      failed={translate('notices.not_saved')}
      unsaved={translate('notices.unsaved')}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
        }}
      >
        {settings.kinds.map(({ kind, allowed }) => (
          <TextInput
            key={kind}
            source={`modes.${kind}`}
            label={noticeKindLabel(kind)}
            choices={allowed.map((mode) => [mode, noticeModeLabel(mode)] as const)}
            disabled={disabled || allowed.length === 1}
            helperText={
              allowed.length === 1
                ? translate('notices.always')
                : allowed.includes('none')
                  ? undefined
                  : translate('notices.essential')
            }
          />
        ))}
        <TextInput
          source="summary_hour"
          label={translate('notices.summary_hour')}
          choices={HOURS}
          disabled={disabled}
          helperText={translate('notices.summary_help')}
        />
      </Box>
      {!disabled && (
        <FormButtons
          cancelLabel=""
          saveLabel={translate('notices.save')}
          savingLabel={translate('notices.saving')}
        />
      )}
    </AreaForm>
  )
}
