import { BANNER_MAX } from '#domain/limits'
import { SETTING_LABELS } from '#domain/site/settingLabels'
import { settingInWords, type SettingName } from '#domain/site/settings'
import { brokenPromise, writeSetting } from '#domain/site/settingsForm'
import type { SettingState } from '#domain/site/settingsWire'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateInput } from '../../kit/form/DateInput'
import { NumberInput } from '../../kit/form/NumberInput'
import { TextInput } from '../../kit/form/TextInput'
import { TestimonialsInput } from './TestimonialsInput'
import { useSendsPicture } from './useSendsPicture'

/** What is to be known of a setting, below its field: not with the texts that every list downloads. */
const SETTING_HINTS: { readonly [Name in SettingName]?: string } = {
  banner: 'Vazio: a faixa diz o início das vendas.',
  applicationDeadline: 'Dia e mês: 30/09. Vale o último antes do fim da contagem.',
  launchPeriod: 'Como nas páginas: 2º semestre de 2025',
  salesStart: 'Como na faixa: nov/25',
  salesOpen: 'Com sim, as páginas dizem que as vendas estão abertas e não mostram as datas.',
  commission: 'O que a página inicial oferece. A comissão de cada produtor é a do contrato dele.',
  replyAddress: 'Para onde vão as respostas aos e-mails. Vazio: o e-mail de contato do site.',
  payoutDays: 'Vale para os pedidos que ainda não têm dia de repasse.',
  payoutTerm: 'Entra nos contratos assinados a partir de agora. Deve dizer o mesmo número de dias.',
  payoutMinCents: 'Valores menores esperam o próximo lote.',
  freightHandlingDays: 'Para quem ainda não salvou a própria tabela de frete.',
  freightStates:
    'Para quem ainda não salvou a própria. Uma linha por estado: sigla, preços das caixas de 1, 2, 3, 6 e 12, prazo em dias úteis.',
  'company.name': 'Aparece no rodapé, nos termos e nos contratos assinados a partir de agora.',
}

interface Props {
  name: SettingName
  state: SettingState<SettingName>
}

/** One setting: its input, where its value comes from, and the way back to its standard. */
export function SettingField({ name, state: { own, below, below_is: belowIs } }: Props) {
  const translate = useTranslate()
  const { setFocus, setValue } = useFormContext()
  const sendsPicture = useSendsPicture()
  const typed: unknown = useWatch({ name })
  const standard = writeSetting(name, below as never)
  const isStandard = JSON.stringify(typed) === JSON.stringify(standard)
  const back = translate(`settings.back_to_${belowIs}`, {
    value:
      (Array.isArray(below)
        ? below.map((one) => one.name).join(', ')
        : settingInWords(name, below as never)) || translate('settings.no_value'),
  })
  const label = SETTING_LABELS[name]
  return (
    <Box>
      <Input name={name} source={isStandard ? translate(`settings.is_${belowIs}`) : ''} />
      {name === 'payoutDays' && <PromiseWarning />}
      {!isStandard && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            typography: 'caption',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          <span>{own === null ? back : `${translate('settings.is_own')} ${back}`}</span>
          <Button
            size="small"
            disabled={sendsPicture}
            aria-label={translate('settings.reset_of', { label })}
            onClick={() => {
              setValue(name, standard, { shouldDirty: true, shouldValidate: true })
              // the button goes with the difference
              setFocus(name)
            }}
          >
            {translate('settings.reset')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** R53: explained, and not refused. */
function PromiseWarning() {
  const translate = useTranslate()
  const [term, days] = useWatch({ name: ['payoutTerm', 'payoutDays'] })
  const promised = brokenPromise(String(term), String(days))
  if (promised === null) return null
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {translate('settings.promise', { promised })}
    </Alert>
  )
}

const STATES = Object.entries(BRAZILIAN_STATES)

/** @param source where the value comes from, before what is to be known of the field */
function Input({ name, source }: { name: SettingName; source: string }) {
  const translate = useTranslate()
  const help = [source, SETTING_HINTS[name]].filter(Boolean).join(' ')
  const common = {
    source: name,
    label: SETTING_LABELS[name],
    helperText: help || undefined,
    fullWidth: true,
  }
  switch (name) {
    case 'testimonials':
      return <TestimonialsInput />
    case 'salesOpen':
      return (
        <TextInput
          {...common}
          choices={[
            ['nao', translate('settings.no')],
            ['sim', translate('settings.yes')],
          ]}
        />
      )
    case 'company.state':
      return <TextInput {...common} choices={STATES} />
    case 'salesOpenSince':
      return <DateInput {...common} />
    case 'countdownTarget':
      return (
        <TextInput
          {...common}
          type="datetime-local"
          slotProps={{ htmlInput: { step: 1 }, inputLabel: { shrink: true } }}
        />
      )
    case 'commission':
      return <NumberInput {...common} unit="%" step={0.5} />
    case 'payoutMinCents':
      return <NumberInput {...common} prefix="R$" />
    case 'payoutDays':
    case 'freightHandlingDays':
      return <NumberInput {...common} whole />
    case 'freightStates':
      return (
        <TextInput
          {...common}
          multiline
          minRows={6}
          maxRows={12}
          slotProps={{
            htmlInput: { spellCheck: false, wrap: 'off', style: { fontFamily: 'monospace' } },
          }}
        />
      )
    case 'banner':
      return <TextInput {...common} autoComplete="off" maxLength={BANNER_MAX} />
    case 'payoutTerm':
    case 'company.address':
      return <TextInput {...common} maxLength={300} multiline />
    case 'replyAddress':
      return <TextInput {...common} type="email" autoComplete="off" maxLength={254} />
    default:
      return <TextInput {...common} autoComplete="off" maxLength={300} />
  }
}
