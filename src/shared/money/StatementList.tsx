import { monthName } from '#domain/values/monthNames'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useDownload } from '../../kit/files/useDownload'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import type { MoneySource } from './MoneySource'

const FORMATS = ['pdf', 'csv'] as const

/** A statement per month, as PDF and as spreadsheet. */
export function StatementList({ source }: { source: MoneySource }) {
  const translate = useTranslate()
  const { data, isError, refetch } = useQuery({
    queryKey: [...source.key, 'statements'],
    queryFn: source.statements,
    staleTime: 0,
  })
  const { download, isDownloading } = useDownload('payouts.statements.failed')
  if (isError)
    return (
      <ErrorState title={translate('payouts.statements.error')} onRetry={() => void refetch()} />
    )
  return (
    <DetailCard title={translate('payouts.statements.title')}>
      {!data && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('payouts.statements.none')}</Typography>
      )}
      {data?.map(({ month, opening, closing, closed }) => (
        <Stack
          key={month}
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1}
          sx={{
            justifyContent: 'space-between',
            alignItems: { sm: 'center' },
            py: 1,
            '& + &': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          <div>
            <Box sx={{ fontWeight: 600 }}>{monthName(month)}</Box>
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {translate('payouts.statements.opening')} {formatBRL(opening)} ·
              </Box>{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {translate(closed ? 'payouts.statements.closing' : 'payouts.statements.so_far')}{' '}
                {formatBRL(closing)}
              </Box>
            </Typography>
          </div>
          <Stack direction="row" spacing={1}>
            {FORMATS.map((format) => (
              <Button
                key={format}
                variant="outlined"
                size="small"
                disabled={isDownloading}
                aria-label={translate(`payouts.statements.${format}_of`, {
                  month: monthName(month),
                })}
                onClick={() =>
                  void download(
                    () => source.downloadStatement(month, format),
                    `extrato-${month}.${format}`,
                  )
                }
              >
                {translate(`payouts.statements.${format}`)}
              </Button>
            ))}
          </Stack>
        </Stack>
      ))}
    </DetailCard>
  )
}
