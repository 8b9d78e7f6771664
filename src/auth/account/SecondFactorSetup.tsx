import { SECOND_FACTOR_CODE_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { secondFactorCodeProblem } from '#domain/account/secondFactor'
import type {
  RecoveryCodesResponse,
  SecondFactorSetup as Setup,
} from '#domain/account/secondFactorWire'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { AreaForm } from '../../kit/form/AreaForm'
import { FormButtons } from '../../kit/form/FormButtons'
import { TextInput } from '../../kit/form/TextInput'
import { ApiError } from '../../kit/http/ApiError'
import { CopyButton } from '../../kit/ui/CopyButton'
import { QrCode } from './QrCode'
import { useSecurity } from './useSecurity'

interface Props {
  setup: Setup
  onDone: (answer: RecoveryCodesResponse) => void
  /** No secret waits any more: whether the code was taken by an attempt whose answer was lost. */
  wasTaken: () => Promise<boolean>
  onCancel?: (() => void) | undefined
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Hands the secret to the app, as a QR code, a link or a text, and takes the first code. */
export default function SecondFactorSetup({ setup, onDone, wasTaken, onCancel }: Props) {
  const translate = useTranslate()
  const dataProvider = useSecurity()
  const text = (key: string) => translate(`security.second_factor.setup.${key}`)
  const confirm = async (code: string) => {
    try {
      return await dataProvider.confirmSecondFactor(code)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && (await wasTaken())) return undefined
      throw error
    }
  }
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
      <AreaForm
        values={{ code: '' }}
        rules={({ code }) => fieldErrors({ code: secondFactorCodeProblem(code) })}
        onSave={({ code }) => confirm(code)}
        onSaved={onDone}
        failed={translate('security.second_factor.failed')}
      >
        <Stack spacing={1}>
          <TextInput
            source="code"
            label={text('code')}
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={SECOND_FACTOR_CODE_MAX}
          />
          <Stack direction="row" spacing={1}>
            <FormButtons
              cancel={onCancel}
              cancelLabel={translate('security.cancel')}
              saveLabel={text('submit')}
              savingLabel={text('submitting')}
            />
          </Stack>
        </Stack>
      </AreaForm>
    </Stack>
  )
}
