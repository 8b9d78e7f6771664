import {
  freightErrors,
  freightField,
  freightForm,
  isServed,
  FREIGHT_COLUMNS,
  type FreightForm,
} from '#domain/freight/freightForm'
import { FREIGHT_REGION_KEYS, FREIGHT_STATES } from '#domain/freight/freightRegions'
import { quoteFreight } from '#domain/freight/freightTable'
import type { FreightResponse } from '#domain/freight/freightWire'
import { formatBRL } from '#domain/values/money'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { paths } from '../../paths'
import { AreaForm } from '../../kit/form/AreaForm'
import { NumberInput } from '../../kit/form/NumberInput'
import { SaveBar } from '../../kit/form/SaveBar'
import { freight as text } from '../../shared/freight/freightTexts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog'
import { DetailCard } from '../../kit/ui/DetailCard'
import { FreightCities } from './FreightCities'
import { FreightTools } from './FreightTools'
import { PasteTarget } from './PasteTarget'
import { RegionRows } from './RegionRows'
import { useSaveFreight } from './useSaveFreight'
import './FreightTable.css'

/** The freight table as a form: five regions first, what buyers of three cities would pay beside them, and the general rules. */
export function FreightTableForm({ stored }: { stored: FreightResponse }) {
  const { freight, suggestion } = stored
  const { save, question } = useSaveFreight(freight.version)
  const isUnsaved = freight.version === 0
  return (
    <>
      <AreaForm
        values={freightForm(isUnsaved ? suggestion : freight)}
        rules={freightErrors}
        onSave={save}
        failed={text.failed}
        fieldOf={freightField}
        // one wrong price of a region is that of all its states: a number would count what nobody sees
        wrongText={() => text.wrong}
        unsaved={text.unsaved}
      >
        {isUnsaved && <SuggestionNotice freight={freight} />}
        <div className="freight-page">
          <DetailCard title={text.table.title} action={<FreightTools suggestion={suggestion} />}>
            <Typography color="text.secondary" sx={{ mb: 1.5 }}>
              {text.table.hint}
            </Typography>
            <NoStateNotice />
            <PasteTarget>
              <div className="freight-row freight-heads" aria-hidden>
                <span>{text.table.region}</span>
                {FREIGHT_COLUMNS.map((column) => (
                  <span key={column}>{text.table[column]}</span>
                ))}
              </div>
              {FREIGHT_REGION_KEYS.map((region) => (
                <RegionRows key={region} region={region} />
              ))}
            </PasteTarget>
          </DetailCard>
          <FreightCities />
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
        </div>
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

/** That the table is a proposal, and what buyers pay until it is saved. */
function SuggestionNotice({ freight }: Pick<FreightResponse, 'freight'>) {
  const now = quoteFreight(freight, { state: 'SP', bottles: 6, amount: 0 })
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text.suggested} {now.ok && text.untilSaved(formatBRL(now.quote.price))}
    </Alert>
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
