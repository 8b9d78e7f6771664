import { exportsInWords } from '#domain/staff/staffExports'
import { STAFF_ROLE_KEYS, STAFF_ROLES } from '#domain/staff/staffRoles'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { DetailCard } from '../../kit/ui/DetailCard'

/** Each role explained, once: what it does, and what it exports. */
export function RoleList() {
  const translate = useTranslate()
  return (
    <DetailCard title={translate('admin_team.roles')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
          '& dt': { fontWeight: 600 },
          '& dd': { m: 0, mb: 1.5 },
        }}
      >
        {STAFF_ROLE_KEYS.map((role) => (
          <Fragment key={role}>
            <dt>{STAFF_ROLES[role].label}</dt>
            <dd>
              {STAFF_ROLES[role].description}{' '}
              {translate('admin_team.exports', { lists: exportsInWords(role) })}
            </dd>
          </Fragment>
        ))}
      </Box>
    </DetailCard>
  )
}
