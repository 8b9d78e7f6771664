import { SETTING_LABELS } from '#domain/site/settingLabels'
import { formatDateTime } from '#domain/values/dates'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../kit/http/serverMessage'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import type { AdminDataProvider } from '../dataProvider'
import { SETTINGS_KEY } from './settingsKey'

const PAGE = 20

/** Who changed which setting, from what to what, the newest first. */
export function SettingsHistory() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [offset, setOffset] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: [...SETTINGS_KEY, 'history', offset],
    queryFn: () => dataProvider.getSettingChanges(offset),
    placeholderData: keepPreviousData,
  })
  const value = (text: string | null) => text ?? translate('settings.history.standard')
  return (
    <DetailCard title={translate('settings.history.title')}>
      {!data && !error && (
        <LoadingState label={translate('settings.history.loading')} height={360} />
      )}
      {!data && error && (
        <ErrorState
          title={translate('settings.error')}
          message={serverMessage(error, translate('settings.try_again'))}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.count === 0 && (
        <Typography color="text.secondary">{translate('settings.history.none')}</Typography>
      )}
      {data && data.count > 0 && (
        <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.changes.map(({ id, setting, before, after, by, at }) => (
            <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{SETTING_LABELS[setting]}</Box>
              <Box sx={{ whiteSpace: 'pre-line' }}>
                {translate('settings.history.change', {
                  before: value(before),
                  after: value(after),
                })}
              </Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {formatDateTime(at)} · {by}
              </Box>
            </Box>
          ))}
        </Stack>
      )}
      {data && data.count > PAGE && (
        <Stack direction="row" spacing={1} sx={{ mt: 2, alignItems: 'center' }}>
          <Button disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PAGE))}>
            {translate('settings.history.newer')}
          </Button>
          <Typography variant="body2">
            {translate('settings.history.range', {
              from: offset + 1,
              to: offset + data.changes.length,
              count: data.count,
            })}
          </Typography>
          <Button
            disabled={offset + data.changes.length >= data.count}
            onClick={() => setOffset(offset + PAGE)}
          >
            {translate('settings.history.older')}
          </Button>
        </Stack>
      )}
    </DetailCard>
  )
}
