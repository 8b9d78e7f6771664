import { hasErrors } from '#domain/result'
import { backOn, isPaused, pauseDays, pauseErrors, type Pause } from '#domain/sellers/pause'
import { formatDate } from '#domain/values/dates'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { AreaForm } from '../../kit/form/AreaForm'
import { DateInput } from '../../kit/form/DateInput'
import { FormButtons } from '../../kit/form/FormButtons'
import { useSaveRecord } from '../../kit/dataProvider/useRecords'
import { useTellChange } from '../../kit/dataProvider/useTellChange'
import { DetailCard } from '../../kit/ui/DetailCard'
import { OWN_PAUSE, type PauseRecord } from '../dataProvider/pause'
import { PAUSE_CHANGES, useEndPause } from './useEndPause'

interface Props {
  /** The one that runs or is to come. */
  pause: Pause | null
  /** yyyy-MM-dd in São Paulo. */
  today: string
}

/** First and last day; of a pause that runs the last one alone, or its end. */
export function PauseForm({ pause, today }: Props) {
  const translate = useTranslate()
  const told = useTellChange('pause', 'pause.failed', PAUSE_CHANGES)
  const save = useSaveRecord<PauseRecord>('pause')
  const runs = isPaused(pause, today)
  const { end, isPending } = useEndPause(runs)
  const problems = (typed: Pause) => pauseErrors(typed, { stored: pause, today })
  return (
    <DetailCard title={translate('pause.when')}>
      <AreaForm<Pause, PauseRecord>
        values={pause ?? { from: '', to: '' }}
        rules={problems}
        onSave={(typed) => save(OWN_PAUSE, typed)}
        onSaved={() => {
          told(pause ? 'pause.changed' : 'pause.saved').onSuccess()
        }}
        failed={translate('pause.failed')}
        unsaved={translate('pause.unsaved')}
      >
        {(typed) => (
          <>
            <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <DateInput source="from" label={translate('pause.from')} disabled={runs} fullWidth />
              <DateInput
                source="to"
                label={translate('pause.to')}
                fullWidth
                helperText={
                  hasErrors(problems(typed))
                    ? translate('pause.to_hint')
                    : translate('pause.days', {
                        smart_count: pauseDays(typed),
                        days: pauseDays(typed),
                        back: formatDate(backOn(typed.to)),
                      })
                }
              />
            </Box>
            <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
              <FormButtons
                saveLabel={translate(pause ? 'pause.change' : 'pause.save')}
                savingLabel={translate('pause.saving')}
                variant={runs ? 'outlined' : 'contained'}
              />
              {pause && (
                <Button
                  variant={runs ? 'contained' : 'outlined'}
                  disabled={isPending}
                  onClick={end}
                >
                  {translate(runs ? 'pause.end' : 'pause.cancel')}
                </Button>
              )}
            </Stack>
          </>
        )}
      </AreaForm>
    </DetailCard>
  )
}
