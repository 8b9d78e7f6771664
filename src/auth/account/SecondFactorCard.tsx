import { formatDate } from '#domain/values/dates'
import type {
  RecoveryCodesResponse,
  SecondFactor,
  SecondFactorSetup as Setup,
} from '#domain/account/secondFactorWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { lazyPart } from '../../kit/ui/lazyPart'
import { LoadingState } from '../../kit/ui/LoadingState'
import { ConfirmPassword } from './ConfirmPassword'
import { RecoveryCodes } from './RecoveryCodes'
import { useKeepSecondFactor, useSecondFactor } from './useSecondFactor'
import { useSecurity } from './useSecurity'

const SecondFactorSetup = lazyPart(
  () => import('./SecondFactorSetup'),
  <LoadingState height={320} />,
)

/** What is open in the card. */
type Step =
  | { kind: 'ask'; action: 'set' | 'renew' | 'remove' }
  | { kind: 'setup'; setup: Setup; setBefore: string | null }
  | { kind: 'codes'; codes: readonly string[] }

interface Props {
  /** Nothing can be changed. */
  disabled?: boolean
  /** After the recovery codes of a new one have been shown. */
  onCodesKept?: () => void
}

/** The second factor: its state, and the way to set up, change and remove it. */
export function SecondFactorCard({ disabled = false, onCodesKept }: Props) {
  const translate = useTranslate()
  const { data: factor, error, refetch } = useSecondFactor()
  const [step, setStep] = useState<Step>()
  const text = (key: string) => translate(`security.second_factor.${key}`)
  const isSet = factor ? factor.set_at !== null : undefined
  return (
    <DetailCard
      title={text('title')}
      action={
        isSet !== undefined && (
          <Chip
            label={text(isSet ? 'on' : 'off')}
            color={isSet ? 'success' : 'default'}
            variant="outlined"
            size="small"
          />
        )
      }
    >
      <Typography sx={{ mb: 1.5 }}>{text('text')}</Typography>
      {!factor && !error && <LoadingState label={text('loading')} height={44} />}
      {!factor && error && (
        <ErrorState
          title={text('load_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {factor && !step && (
        <Summary
          factor={factor}
          disabled={disabled}
          onAsk={(action) => setStep({ kind: 'ask', action })}
        />
      )}
      {factor && step && (
        <OpenStep factor={factor} step={step} onStep={setStep} onCodesKept={onCodesKept} />
      )}
    </DetailCard>
  )
}

interface SummaryProps {
  factor: SecondFactor
  disabled: boolean
  onAsk: (action: 'set' | 'renew' | 'remove') => void
}

function Summary({ factor, disabled, onAsk }: SummaryProps) {
  const translate = useTranslate()
  const text = (key: string) => translate(`security.second_factor.${key}`)
  const { set_at, recovery_codes_left: left, is_required } = factor
  if (set_at === null) {
    return (
      <Button variant="contained" disabled={disabled} onClick={() => onAsk('set')}>
        {text('set')}
      </Button>
    )
  }
  return (
    <Stack spacing={1.5}>
      <Typography>
        {translate('security.second_factor.since', { date: formatDate(set_at) })}{' '}
        {left > 0 && translate('security.second_factor.codes_left', { smart_count: left })}
        {is_required && ` ${text('required')}`}
      </Typography>
      {left === 0 && <Alert severity="warning">{text('no_codes')}</Alert>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={disabled} onClick={() => onAsk('set')}>
          {text('change')}
        </Button>
        <Button variant="outlined" disabled={disabled} onClick={() => onAsk('renew')}>
          {text('renew')}
        </Button>
        {!is_required && (
          <Button color="error" disabled={disabled} onClick={() => onAsk('remove')}>
            {text('remove')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

interface StepProps {
  factor: SecondFactor
  step: Step
  onStep: (next: Step | undefined) => void
  onCodesKept?: (() => void) | undefined
}

function OpenStep({ factor, step, onStep, onCodesKept }: StepProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const keep = useKeepSecondFactor()
  const dataProvider = useSecurity()
  const close = () => onStep(undefined)
  const showCodes = ({ second_factor, recovery_codes }: RecoveryCodesResponse) => {
    keep(second_factor)
    onStep({ kind: 'codes', codes: recovery_codes })
  }
  if (step.kind === 'codes') {
    return (
      <RecoveryCodes
        codes={step.codes}
        onDone={() => {
          close()
          onCodesKept?.()
        }}
      />
    )
  }
  if (step.kind === 'setup') {
    const { setup, setBefore } = step
    const wasTaken = async () => {
      const now = await dataProvider.getSecondFactor()
      if (now.set_at === null || now.set_at === setBefore) return false
      keep(now)
      notify('security.second_factor.set_already', { type: 'info' })
      close()
      return true
    }
    return (
      <SecondFactorSetup setup={setup} onDone={showCodes} wasTaken={wasTaken} onCancel={close} />
    )
  }
  const { action } = step
  const asked = {
    title: translate(`security.second_factor.ask.${action}`),
    text: translate(`security.second_factor.ask_text.${action}`),
    onCancel: close,
  }
  if (action === 'set') {
    return (
      <ConfirmPassword
        {...asked}
        send={(dataProvider, password) => dataProvider.beginSecondFactor(password)}
        onDone={(setup) => onStep({ kind: 'setup', setup, setBefore: factor.set_at })}
      />
    )
  }
  if (action === 'renew') {
    return (
      <ConfirmPassword
        {...asked}
        send={(dataProvider, password) => dataProvider.renewRecoveryCodes(password)}
        onDone={showCodes}
      />
    )
  }
  return (
    <ConfirmPassword
      {...asked}
      send={(dataProvider, password) => dataProvider.removeSecondFactor(password)}
      onDone={(factor) => {
        keep(factor)
        notify('security.second_factor.removed', { type: 'success' })
        close()
      }}
    />
  )
}
