import { FREIGHT_STATES } from '#domain/freight/freightRegions'
import { BOX_SIZES } from '#domain/freight/splitIntoBoxes'
import { workingDaysText } from '#domain/freight/freightWords'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { formatBRL } from '#domain/values/money'
import type { FreightResponse } from '#domain/freight/freightWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { serverMessage } from '../../../kit/http/serverMessage'
import { freight } from '../../../shared/freight/freightTexts'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { ErrorState } from '../../../kit/ui/ErrorState'
import { FactList } from '../../../kit/ui/FactList'
import { LoadingState } from '../../../kit/ui/LoadingState'
import type { AdminDataProvider } from '../../dataProvider'

const text = freight.staff

/** On a phone the prices pass beside the state's code. */
const STAYS = { position: 'sticky', left: 0, px: { xs: 1, sm: 2 } } as const
const STATE = { ...STAYS, whiteSpace: 'nowrap', bgcolor: 'background.paper' } as const

/** The seller's freight table, to read. */
export default function SellerFreight({ sellerId }: { sellerId: string }) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['sellers', 'freight', sellerId],
    queryFn: () => dataProvider.sellerFreight(sellerId),
    refetchOnMount: 'always',
  })
  return (
    <Stack spacing={2}>
      {data?.version === 0 && <Alert severity="info">{text.start}</Alert>}
      <DetailCard title={text.title}>
        {!data && error && (
          <ErrorState
            title={freight.error}
            message={serverMessage(error, freight.tryAgain)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <LoadingState label={freight.loading} height={320} />}
        {data && <Freight table={data} />}
      </DetailCard>
    </Stack>
  )
}

type StoredFreight = FreightResponse['freight']

function Freight({ table: { handling_days, free_above, states } }: { table: StoredFreight }) {
  const served = FREIGHT_STATES.filter((state) => states[state])
  const missing = FREIGHT_STATES.filter((state) => !states[state])
  return (
    <>
      <FactList
        facts={[
          { label: text.handling, value: workingDaysText(handling_days) },
          { label: text.free, value: free_above === null ? text.never : formatBRL(free_above) },
          {
            label: text.notServed,
            value: served.length === 0 ? text.noState : missing.join(', ') || text.all,
            wide: true,
          },
        ]}
      />
      {served.length > 0 && (
        <TableContainer tabIndex={0} sx={{ mt: 2 }}>
          <Table size="small" aria-label={text.title}>
            <TableHead>
              <TableRow>
                <TableCell sx={STAYS}>{freight.table.state}</TableCell>
                {BOX_SIZES.map((size) => (
                  <TableCell key={size} align="right">
                    {text.box(size)}
                  </TableCell>
                ))}
                <TableCell align="right">{text.days}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {served.map((state) => (
                <StateLine key={state} state={state} served={states[state]} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  )
}

type Served = StoredFreight['states'][keyof StoredFreight['states']]

function StateLine({ state, served }: { state: string; served: Served }) {
  if (!served) return null
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={STATE}>
        {state}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {' '}
          {BRAZILIAN_STATES[state]}
        </Box>
      </TableCell>
      {BOX_SIZES.map((size) => {
        const cents = served.prices[size]
        return (
          <TableCell key={size} align="right" sx={{ whiteSpace: 'nowrap' }}>
            {cents === undefined ? text.none : formatBRL(cents)}
          </TableCell>
        )
      })}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {workingDaysText(served.days)}
      </TableCell>
    </TableRow>
  )
}
