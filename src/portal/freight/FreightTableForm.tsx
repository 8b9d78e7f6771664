import {
  freightErrors,
  freightField,
  freightForm,
  isServed,
  type FreightForm,
} from '#domain/freight/freightForm'
import { FREIGHT_REGION_KEYS, FREIGHT_STATES } from '#domain/freight/freightRegions'
import type { FreightResponse } from '#domain/freight/freightWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { paths } from '../../paths'
import { AreaForm } from '../../kit/form/AreaForm'
import { NumberInput } from '../../kit/form/NumberInput'
import { SaveBar } from '../../kit/form/SaveBar'
import { freight as text } from '../../shared/freight/freightTexts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { DetailCard } from '../../kit/ui/DetailCard'
import { FreightPreview } from './FreightPreview'
import { FreightTools } from './FreightTools'
import { PasteTarget } from './PasteTarget'
import { RegionTable } from './RegionTable'
import { useSaveFreight } from './useSaveFreight'
import './FreightTable.css'

/** The freight table as a form: general rules, the states by region, and what an order would cost. */
export function FreightTableForm({ stored }: { stored: FreightResponse }) {
  const { save, question } = useSaveFreight(stored.freight.version)
  return (
    <>
      <AreaForm
        values={freightForm(stored.freight)}
        rules={freightErrors}
        onSave={save}
        failed={text.failed}
        fieldOf={freightField}
        unsaved={text.unsaved}
      >
        <Stack spacing={2}>
          {stored.freight.version === 0 && <Alert severity="info">{text.isStart}</Alert>}
          <DetailCard title={text.rules.title}>
            <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <NumberInput
                source="handling_days"
                label={text.rules.handling}
                helperText={text.rules.handlingHelp}
                min={0}
                whole
                required
              />
              <NumberInput
                source="free_above"
                label={text.rules.free}
                helperText={text.rules.freeHelp}
                prefix="R$"
                min={0}
              />
            </Box>
          </DetailCard>
          <FreightPreview />
          <DetailCard title={text.table.title}>
            <Typography color="text.secondary" sx={{ mb: 1.5 }}>
              {text.table.hint}
            </Typography>
            <FreightTools start={stored.start} />
            <NoStateNotice />
            <PasteTarget>
              {FREIGHT_REGION_KEYS.map((region) => (
                <RegionTable key={region} region={region} />
              ))}
            </PasteTarget>
          </DetailCard>
        </Stack>
        <SaveBar
          cancel={paths.portal.accountSettings}
          cancelLabel={text.cancel}
          saveLabel={text.save}
          savingLabel={text.saving}
        />
      </AreaForm>
      <ConfirmDialog
        open={question !== undefined}
        title={text.conflict.title}
        confirmLabel={text.conflict.confirm}
        cancelLabel={text.conflict.cancel}
        onConfirm={() => question?.answer(true)}
        onClose={() => question?.answer(false)}
      >
        {text.conflict.text}
      </ConfirmDialog>
    </>
  )
}

function NoStateNotice() {
  const states = useWatch<FreightForm, 'states'>({ name: 'states' })
  if (FREIGHT_STATES.some((state) => isServed(states[state]))) return null
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {text.noState}
    </Alert>
  )
}
