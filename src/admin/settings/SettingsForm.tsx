import { SETTING_LABELS } from '#domain/site/settingLabels'
import {
  SETTING_GROUPS,
  settingsInWords,
  type SettingGroup,
  type SettingName,
} from '#domain/site/settings'
import { settingChanges, writeSetting, type SettingInput } from '#domain/site/settingsForm'
import type { SettingChanges, SettingsResponse } from '#domain/site/settingsWire'
import { formatDateTime } from '#domain/values/dates'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useState, type ComponentProps } from 'react'
import { get, set, type FieldValues } from 'react-hook-form'
import { BothVersionsDialog, type VersionChoice } from '../../kit/conflict/BothVersionsDialog'
import { AreaForm } from '../../kit/form/AreaForm'
import { FormButtons } from '../../kit/form/FormButtons'
import { ApiError } from '../../kit/http/ApiError'
import { DetailCard } from '../../kit/ui/DetailCard'
import type { AdminDataProvider } from '../dataProvider'
import { SettingField } from './SettingField'
import { SETTINGS_KEY } from './settingsKey'
import { useSendsPicture } from './useSendsPicture'

interface Props {
  group: SettingGroup
  stored: SettingsResponse
}

/** What the server says of a change that came too late (409). */
interface Newer {
  version: number
  by: string
  at: string
  values: SettingChanges
}

/** The fields of one group; what was changed is sent, and what is as its standard again is taken away. */
export function SettingsForm({ group, stored }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const sendsPicture = useSendsPicture()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [question, setQuestion] = useState<ComponentProps<typeof BothVersionsDialog>>()
  const names: readonly SettingName[] = SETTING_GROUPS[group].fields
  const changesOf = (typed: FieldValues) =>
    settingChanges(
      group,
      Object.fromEntries(names.map((name) => [name, get(typed, name) as SettingInput])),
      stored.settings,
    )

  const save = async (typed: FieldValues): Promise<SettingsResponse | undefined> => {
    const changes = changesOf(typed)
    const values = changes.ok ? (changes.payload as SettingChanges) : {}
    if (Object.keys(values).length === 0) {
      notify('settings.nothing', { type: 'info' })
      return undefined
    }
    try {
      return await dataProvider.saveSettings({ version: stored.version, values })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || !error.body.current) throw error
      const newer = error.body.current as unknown as Newer
      const choice = await ask(values, newer)
      if (choice === 'back') return undefined
      // theirs stay as they are: only what nobody else has changed is sent
      const kept = Object.fromEntries(
        Object.entries(values).filter(([name]) => choice === 'mine' || !(name in newer.values)),
      )
      return Object.keys(kept).length > 0
        ? dataProvider.saveSettings({ version: newer.version, values: kept })
        : dataProvider.getSettings()
    }
  }
  const ask = async (values: SettingChanges, { by, at, values: theirs }: Newer) => {
    const inForce = (name: SettingName, value: unknown) =>
      (value ?? stored.settings[name].below) as never
    const choice = await new Promise<VersionChoice>((answer) =>
      setQuestion({
        title: translate('settings.conflict.title'),
        text: translate('settings.conflict.text'),
        by: translate('settings.conflict.by', { who: by, when: formatDateTime(at) }),
        lines: names
          .filter((name) => name in theirs)
          .map((name) => {
            const [mine, other] = settingsInWords(
              name,
              inForce(name, values[name]),
              inForce(name, theirs[name]),
            )
            return { label: SETTING_LABELS[name], mine, theirs: other }
          }),
        labels: {
          back: translate('settings.conflict.back'),
          mine: translate('settings.conflict.mine'),
          theirs: translate('settings.conflict.theirs'),
        },
        onChoose: answer,
      }),
    )
    setQuestion(undefined)
    return choice
  }

  return (
    <>
      <DetailCard title={SETTING_GROUPS[group].label}>
        <AreaForm<FieldValues, SettingsResponse>
          values={formValues(names, stored)}
          rules={(typed) => {
            const changes = changesOf(typed)
            return changes.ok ? {} : changes.reason
          }}
          onSave={save}
          onSaved={(saved) => {
            queryClient.setQueryData(SETTINGS_KEY, saved)
            void queryClient.invalidateQueries({ queryKey: [...SETTINGS_KEY, 'history'] })
            notify('settings.saved', { type: 'success' })
          }}
          fieldOf={(path) => path.replace(/^values\./, '')}
          failed={translate('settings.failed')}
          unsaved={translate('settings.unsaved')}
        >
          <Stack spacing={2} sx={{ maxWidth: 'var(--form-width)' }}>
            {names.map((name) => (
              <SettingField key={name} name={name} state={stored.settings[name]} />
            ))}
            <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
              <FormButtons
                disabled={sendsPicture}
                saveLabel={translate('settings.save')}
                savingLabel={translate('settings.saving')}
              />
            </Stack>
          </Stack>
        </AreaForm>
      </DetailCard>
      {question && <BothVersionsDialog {...question} />}
    </>
  )
}

function formValues(names: readonly SettingName[], { settings }: SettingsResponse): FieldValues {
  const values: FieldValues = {}
  for (const name of names) {
    const { own, below } = settings[name]
    set(values, name, writeSetting(name, (own ?? below) as never))
  }
  return values
}
