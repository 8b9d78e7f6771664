import { SECOND_FACTOR_CODE_MAX } from '#domain/limits'
import { secondFactorCodeProblem } from '#domain/account/secondFactor'
import type { RecoveryCodesResponse, SecondFactorSetup as Setup } from '#domain/wire/secondFactor'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useRef, useState, type FormEvent } from 'react'
import { CopyButton } from '../../shared/ui/CopyButton'
import { QrCode } from './QrCode'
import { useSecretStep } from './useSecondFactor'

interface Props {
  setup: Setup
  onDone: (answer: RecoveryCodesResponse) => void
  onCancel?: (() => void) | undefined
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Hands the secret to the app, as a QR code, a link or a text, and takes the first code. */
export default function SecondFactorSetup({ setup, onDone, onCancel }: Props) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { submit, isPending, problem, setProblem } = useSecretStep(
    'code',
    (dataProvider, typed) => dataProvider.confirmSecondFactor(typed),
    onDone,
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const wrong = secondFactorCodeProblem(code)
    setProblem(wrong ?? undefined)
    if (wrong) input.current?.focus()
    else submit(code)
  }
  const text = (key: string) => translate(`security.second_factor.setup.${key}`)
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', maxWidth: 520 }}>
      <Typography sx={{ fontWeight: 600 }}>{text('title')}</Typography>
      <Typography>{text('scan')}</Typography>
      <QrCode text={setup.uri} label={text('qr')} />
      <Link href={setup.uri} sx={{ py: 1 }}>
        {text('same_device')}
      </Link>
      <div>
        <Typography>{text('type')}</Typography>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <Box component="code" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
            {inFours(setup.secret)}
          </Box>
          <CopyButton value={setup.secret} label={text('copy')} />
        </Stack>
      </div>
      <Stack component="form" noValidate onSubmit={onSubmit} spacing={1} sx={{ width: '100%' }}>
        <TextField
          inputRef={input}
          label={text('code')}
          value={code}
          required
          fullWidth
          autoComplete="one-time-code"
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: SECOND_FACTOR_CODE_MAX } }}
          onChange={(event) => {
            setCode(event.target.value)
            setProblem(undefined)
          }}
        />
        <Stack direction="row" spacing={1}>
          {onCancel && (
            <Button color="inherit" onClick={onCancel} disabled={isPending}>
              {translate('security.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isPending}>
            {text(isPending ? 'submitting' : 'submit')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  )
}
