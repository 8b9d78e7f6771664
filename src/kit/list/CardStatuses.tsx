import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

/** The statuses of a row on the phone: what each speaks of at the left, its chip at the right. */
export function CardStatuses({
  statuses,
}: {
  statuses: readonly { label: string; chip: ReactNode }[]
}) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 0.75,
        '& > div': {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
        },
        '& dt': { typography: 'caption', color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      {statuses.map(({ label, chip }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd>{chip}</dd>
        </div>
      ))}
    </Box>
  )
}
