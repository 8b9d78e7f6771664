import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import type { ResultRow } from './useImportResults'

const OUTCOMES = ['paid', 'failed', 'waiting', 'known', 'refused'] as const

/** What came of the bank's rows: the counts, what was refused, then the others. */
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
      <Lines rows={rows.filter(({ outcome }) => outcome === 'refused')} />
      {parts.map((part) => (
        <Others key={part[0]?.line} part={part} />
      ))}
    </>
  )
}

/** Drawn once for each part: a file may have thousands of rows. */
const Others = memo(function Others({ part }: { part: readonly ResultRow[] }) {
  return <Lines rows={part.filter(({ outcome }) => outcome !== 'refused')} />
})

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
