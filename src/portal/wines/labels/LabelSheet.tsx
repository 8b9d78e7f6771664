import ArrowBack from '@mui/icons-material/ArrowBack'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { formatLabelCode } from '#domain/labels/bottle/labelCode'
import {
  copiesProblem,
  dotSize,
  isTooFine,
  LABEL_SIZE_DEFAULT,
  LABEL_SIZES_MM,
  type LabelSize,
} from '#domain/labels/bottle/printSheet'
import { WINES_AT_ONCE_MAX } from '#domain/limits'
import { formatDecimal, parseDecimal } from '#domain/values/decimal'
import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { NumberField } from '../../../kit/form/NumberField'
import { qrPath } from '#domain/values/qrPath'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { WineLoadError } from '../WineLoadError'
import { useLabels } from './useLabels'
import './LabelSheet.css'

/** Labels for the bottles of the wines that the address names (`?vinhos=a,b`), ready to print. */
export default function LabelSheet() {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const ids = (search.get('vinhos') ?? '').split(',').filter(Boolean).slice(0, WINES_AT_ONCE_MAX)
  const { data: labels, error, isPending, refetch } = useLabels(ids)
  if (ids.length === 0) return <Navigate to={paths.portal.wines} replace />
  if (isPending) return <LoadingState label={translate('wine_labels.loading')} />
  if (!labels)
    return <WineLoadError error={error} title="wine_labels.error" onRetry={() => void refetch()} />
  return <Sheet labels={labels} />
}

function Sheet({ labels }: { labels: readonly SellerLabel[] }) {
  const translate = useTranslate()
  const [size, setSize] = useState<LabelSize>(LABEL_SIZE_DEFAULT)
  const [typed, setTyped] = useState('12')
  const codes = useMemo(
    () => labels.map((label) => ({ ...label, qr: qrPath(label.page_url, 'Q') })),
    [labels],
  )
  const copies = parseDecimal(typed)
  const problem = copiesProblem(copies, labels.length)
  const dots = Math.max(...codes.map(({ qr }) => qr.size))
  return (
    <>
      <div className="not-printed">
        <PageHeader title={translate('wine_labels.sheet.title')} />
        <Stack spacing={2} sx={{ mb: 2, maxWidth: 'var(--form-width)' }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <TextField
              select
              fullWidth
              label={translate('wine_labels.sheet.size')}
              value={size}
              onChange={({ target }) =>
                setSize(LABEL_SIZES_MM.find((one) => one === Number(target.value)) ?? size)
              }
            >
              {LABEL_SIZES_MM.map((one) => (
                <MenuItem key={one} value={one}>
                  {translate('wine_labels.sheet.millimetres', { size: one })}
                </MenuItem>
              ))}
            </TextField>
            <NumberField
              fullWidth
              whole
              min={1}
              label={translate('wine_labels.sheet.copies')}
              value={typed}
              onChange={setTyped}
              error={problem !== null}
              helperText={problem}
            />
          </Stack>
          {isTooFine(size, dots) && (
            <Alert severity="warning">
              {translate('wine_labels.sheet.fine', { dot: formatDecimal(dotSize(size, dots)) })}
            </Alert>
          )}
          <Typography variant="body2" color="text.secondary">
            {translate('wine_labels.sheet.scale')}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button component={Link} to={paths.portal.wines} startIcon={<ArrowBack />}>
              {translate('wine.back')}
            </Button>
            <Button
              variant="contained"
              startIcon={<PrintOutlined />}
              disabled={problem !== null}
              onClick={() => window.print()}
            >
              {translate('wine_labels.print')}
            </Button>
          </Stack>
        </Stack>
      </div>
      {problem === null && copies !== null && (
        <Box className="label-sheet" sx={{ '--label-size': `${size}mm` }}>
          {codes.flatMap((label) =>
            Array.from({ length: copies }, (_, copy) => (
              <PrintedLabel key={`${label.code} ${copy}`} label={label} isFirst={copy === 0} />
            )),
          )}
        </Box>
      )}
    </>
  )
}

interface PrintedLabelProps {
  label: SellerLabel & { qr: ReturnType<typeof qrPath> }
  /** The others draw what the first has. */
  isFirst: boolean
}

function PrintedLabel({ label: { title, vintage, code, qr }, isFirst }: PrintedLabelProps) {
  const translate = useTranslate()
  const id = `qr-${code}`
  return (
    <figure>
      <svg
        role="img"
        aria-label={translate('wine_labels.sheet.label', { title })}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        {isFirst ? <path id={id} d={qr.path} /> : <use href={`#${id}`} />}
      </svg>
      <figcaption>
        <span>{[title, vintage].filter(Boolean).join(' · ')}</span>
        <span>{formatLabelCode(code)}</span>
      </figcaption>
    </figure>
  )
}
