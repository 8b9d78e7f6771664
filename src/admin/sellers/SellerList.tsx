import Stack from '@mui/material/Stack'
import { CITY_MAX } from '#domain/limits'
import type { Seller, SellerSummary as Summary } from '#domain/sellers/sellerWire'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { ListScreen } from '../../kit/list/ListScreen'
import { TextFilter } from '../../kit/list/TextFilter'
import { SearchBox } from '../../kit/list/SearchBox'
import { ListExport } from '../account/ListExport'
import { sellerColumns } from './sellerColumns'
import { formatDecimal } from '#domain/values/decimal'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'
import { CardFacts } from '../../kit/list/CardFacts'
import { CardStatuses } from '../../kit/list/CardStatuses'
import { formatPlace } from './formatPlace'
import { SellerActions } from './SellerActions'
import { SellerContract } from './SellerContract'
import { SellerName } from './SellerName'
import { SellerStatus } from './SellerStatus'

const TEXTS = {
  title: 'admin_sellers.list.title',
  subtitle: 'admin_sellers.list.subtitle',
  loading: 'admin_sellers.list.loading',
  error: 'admin_sellers.list.error',
  empty: 'admin_sellers.list.empty',
  emptyHint: 'admin_sellers.list.empty_hint',
  count: 'admin_sellers.list.count',
}

/** Beside the search on a desk; the others are behind a button, and on a phone all of them. */
const FIRST = ['contract', 'status'] as const
const FOLDED = ['rate', 'acceptance', 'city'] as const

const STATUSES = ['pending', 'active', 'inactive', 'suspended', 'blocked'].map((value) => ({
  value,
  label: `admin_sellers.filter.${value === 'pending' ? 'new' : value}`,
}))

/** The producers, for staff (spec §2, §9). */
export default function SellerList() {
  return (
    <ListScreen<Seller>
      resource="sellers"
      texts={TEXTS}
      columns={sellerColumns}
      card={(seller) => <SellerCard seller={seller} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={['q', ...FIRST, ...FOLDED]}
      summary={<SellerSummary />}
      action={<ListExport />}
      search={
        <SearchBox
          placeholder="admin_sellers.list.search"
          label="admin_sellers.list.search_label"
        />
      }
      first={{
        names: FIRST,
        filters: (
          <>
            <ChoiceFilter
              source="contract"
              label="admin_sellers.filter.contract"
              allLabel="admin_sellers.filter.all"
              options={[
                { value: 'signed', label: 'admin_sellers.filter.signed' },
                { value: 'pending', label: 'admin_sellers.filter.pending' },
              ]}
            />
            <ChoiceFilter
              source="status"
              label="admin_sellers.filter.status"
              allLabel="admin_sellers.filter.all"
              options={STATUSES}
            />
          </>
        ),
      }}
      folded={FOLDED}
      filters={
        <>
          <ChoiceFilter
            source="rate"
            label="admin_sellers.filter.rate"
            allLabel="admin_sellers.filter.all"
            options={[
              { value: 'with', label: 'admin_sellers.filter.with_rate' },
              { value: 'without', label: 'admin_sellers.filter.without_rate' },
            ]}
          />
          <ChoiceFilter
            source="acceptance"
            label="admin_sellers.filter.acceptance"
            allLabel="admin_sellers.filter.all"
            options={[{ value: 'low', label: 'admin_sellers.filter.acceptance_low' }]}
          />
          <TextFilter source="city" label="admin_sellers.filter.city" max={CITY_MAX} />
        </>
      }
    />
  )
}

/** Total, ativos, contrato assinado, contrato pendente (R35). */
function SellerSummary() {
  const summary = useListSummary<Summary>()
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatDecimal(count)
  return (
    <SummaryCards
      figures={[
        { label: 'admin_sellers.summary.total', value: figure(summary?.total) },
        { label: 'admin_sellers.summary.active', value: figure(summary?.active) },
        { label: 'admin_sellers.summary.signed', value: figure(summary?.signed) },
        { label: 'admin_sellers.summary.unsigned', value: figure(summary?.unsigned) },
      ]}
    />
  )
}

/** A seller on the phone. */
function SellerCard({ seller }: { seller: Seller }) {
  return (
    <Stack spacing={1.5}>
      <SellerName seller={seller} />
      <CardFacts
        facts={[
          { label: 'admin_sellers.column.tax_id', value: seller.tax_id },
          { label: 'admin_sellers.column.city', value: formatPlace(seller) },
        ]}
      />
      <CardStatuses
        statuses={[
          { label: 'admin_sellers.column.status', chip: <SellerStatus seller={seller} /> },
          { label: 'admin_sellers.column.contract', chip: <SellerContract seller={seller} /> },
        ]}
      />
      <div>
        <SellerActions seller={seller} />
      </div>
    </Stack>
  )
}
