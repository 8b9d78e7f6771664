import { PIX_WEBHOOK_MAX } from '#domain/limits'
import type { MissingReceipts as Fetched, Reconciliation } from '#domain/pix/pixWire'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { serverMessage } from '../../kit/http/serverMessage'
import { NoticeCard } from '../../kit/ui/NoticeCard'
import { paths } from '../../paths'
import { useMay } from '../account/useMay'
import type { AdminDataProvider } from '../dataProvider'

/** What the bank received and we do not have: one press gets it, and the page says what became of it. */
export function MissingReceipts({ day: { differences } }: { day: Reconciliation }) {
  const translate = useTranslate()
  const own = (key: string, count?: number) =>
    translate(`admin_pix.day.missing.${key}`, { smart_count: count })
  const may = useMay()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error } = useMutation<Fetched, Error, string[]>({
    mutationFn: (ids) => dataProvider.fetchMissingPix(ids),
    onSettled: () =>
      Promise.all(
        ['pix', 'orders', 'payouts', 'products'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
  const missing = differences.flatMap(({ kind, end_to_end_id: id }) =>
    kind === 'missing_here' ? [id] : [],
  )
  return (
    <>
      <div role="status">
        {data && <NoticeCard tone="info" title={own('done')} text={<Outcome fetched={data} />} />}
      </div>
      {missing.length > 0 && may('moveMoney') && (
        <NoticeCard
          tone="warning"
          title={own('title', missing.length)}
          text={error ? serverMessage(error, own('failed')) : own('text')}
          action={
            <Button
              variant="contained"
              disabled={isPending}
              onClick={() => mutate(missing.slice(0, PIX_WEBHOOK_MAX))}
            >
              {own(isPending ? 'pending' : 'act')}
            </Button>
          }
        />
      )}
    </>
  )
}

function Outcome({ fetched: { booked, waiting, asked } }: { fetched: Fetched }) {
  const translate = useTranslate()
  const own = (key: string, count: number) =>
    count > 0 && translate(`admin_pix.day.missing.${key}`, { smart_count: count })
  return (
    <>
      {own('booked', booked)}{' '}
      {waiting > 0 && (
        <Link component={RouterLink} to={paths.admin.pix} color="inherit">
          {own('waiting', waiting)}
        </Link>
      )}{' '}
      {own('asked', asked)}
    </>
  )
}
