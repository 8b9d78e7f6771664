import { formatBRL } from '#domain/values/money'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'
import type { ResultRow } from './useImportResults'

const OUTCOMES = ['paid', 'failed', 'waiting', 'known', 'refused'] as const

/** What came of the bank's rows: the counts, what was not paid and what to do about it, what was refused, then the others. */
export function ResultRows({ parts }: { parts: readonly ResultRow[][] }) {
  const translate = useTranslate()
  const rows = parts.flat()
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    smart_count: rows.filter((row) => row.outcome === outcome).length,
  })).filter(({ smart_count: count }) => count > 0)
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 600 }} role="status">
        {counts
          .map(({ outcome, ...count }) =>
            translate(`admin_payouts.results.outcome.${outcome}`, count),
          )
          .join(', ')}
      </Typography>
      <Failures rows={rows} />
      <Lines rows={rows.filter(({ outcome }) => outcome === 'refused')} />
      {parts.map((part) => (
        <Others key={part[0]?.line} part={part} />
      ))}
    </>
  )
}

/** Drawn once for each part: a file may have thousands of rows. */
const Others = memo(function Others({ part }: { part: readonly ResultRow[] }) {
  return <Lines rows={part.filter(({ outcome, failure }) => outcome !== 'refused' && !failure)} />
})

function Failures({ rows }: { rows: readonly ResultRow[] }) {
  const translate = useTranslate()
  const failed = rows.flatMap(({ failure, ...row }) => (failure ? [{ ...row, ...failure }] : []))
  if (failed.length === 0) return null
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
        {translate('admin_payouts.results.failures')}
      </Typography>
      <ul style={{ overflowWrap: 'anywhere' }}>
        {failed.map(({ line, seller, amount, message, advice }) => (
          <li key={line}>
            <Link component={RouterLink} to={paths.admin.sellerMoney(seller.id)}>
              {seller.name}
            </Link>
            , {translate('admin_payouts.results.failure', { amount: formatBRL(amount), message })}{' '}
            {advice}
          </li>
        ))}
      </ul>
    </>
  )
}

function Lines({ rows }: { rows: readonly ResultRow[] }) {
  const translate = useTranslate()
  if (rows.length === 0) return null
  return (
    <ul style={{ overflowWrap: 'anywhere' }}>
      {rows.map(({ line, txid, message }) => (
        <li key={line}>
          {translate('admin_payouts.results.line', { line })} ({txid}): {message}
        </li>
      ))}
    </ul>
  )
}
