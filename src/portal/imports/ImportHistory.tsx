import { formatDateTime } from '#domain/values/dates'
import { formatDecimal } from '#domain/values/decimal'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { StatusChip } from '../../kit/ui/StatusChip'
import type { PortalDataProvider } from '../dataProvider'
import { importAddress } from './importAddress'
import { IMPORTS_KEY } from './importQueries'

const COLORS = { checked: 'neutral', importing: 'info', done: 'success' } as const

/** Earlier imports, to come back to one that is under way or to its error file. */
export function ImportHistory() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { data: imports = [] } = useQuery({
    queryKey: IMPORTS_KEY,
    queryFn: () => dataProvider.listImports(),
    staleTime: 0,
  })
  if (imports.length === 0) return null
  return (
    <Card component="section" sx={{ p: { xs: 1, sm: 2 } }}>
      <Typography variant="h3" component="h2" sx={{ px: 1, pt: 1 }}>
        {translate('bulk.history')}
      </Typography>
      <List>
        {imports.slice(0, 8).map((one) => (
          <li key={one.id}>
            <ListItemButton
              component={Link}
              to={importAddress(one.id)}
              sx={{ px: 1, borderRadius: 2, gap: 1 }}
            >
              <ListItemText
                primary={one.filename}
                secondary={translate('bulk.history_row', {
                  smart_count: one.total,
                  count: formatDecimal(one.total),
                  date: formatDateTime(one.created_at),
                })}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
              <StatusChip
                label={translate(`bulk.status.${one.status}`)}
                color={COLORS[one.status]}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Card>
  )
}
