import { WINE_TYPES, WINE_TYPE_KEYS } from '#domain/wines/sheet/enumerations'
import { WINE_LACKS } from '#domain/wines/wineLacks'
import type { Product, SellerProductSummary } from '#domain/wines/productWire'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { ListScreen } from '../../kit/list/ListScreen'
import { SearchBox } from '../../kit/list/SearchBox'
import { SelectRow } from '../../kit/list/SelectRow'
import { GroupFilter } from '../home/GroupFilter'
import { WineBatchBar } from './batch/WineBatchBar'
import { wineColumns } from './wineColumns'
import { AddWineButton, ImportButton, WineListActions, WineListMenu } from './WineListActions'
import { formatDecimal } from '#domain/values/decimal'
import { SummaryCards } from '../../kit/list/SummaryCards'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { CardFacts } from '../../kit/list/CardFacts'
import { WineActions } from './WineActions'
import { WineName } from './WineName'
import { WinePrice } from './WinePrice'
import { WineQuantity } from './WineQuantity'
import { WineStatus } from './WineStatus'
import { WineType } from '../../shared/wines/WineType'

const TEXTS = {
  title: 'wines.list.title',
  subtitle: 'wines.list.subtitle',
  loading: 'wines.list.loading',
  error: 'wines.list.error',
  empty: 'wines.list.empty',
  emptyHint: 'wines.list.empty_hint',
  count: 'wines.list.count',
}

const TYPES = WINE_TYPE_KEYS.map((value) => ({ value, label: WINE_TYPES[value] }))
const LACKS = WINE_LACKS.map((value) => ({ value, label: `wines.filter.without_${value}` }))

/** Filters behind one button. */
const FOLDED = ['status', 'type', 'lacks', 'attention'] as const

/** The seller's wines (spec §2 Wine list). */
export default function WineList() {
  return (
    <ListScreen<Product>
      resource="wines"
      texts={TEXTS}
      columns={wineColumns}
      card={(wine) => <WineCard wine={wine} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={['q', ...FOLDED]}
      folded={FOLDED}
      summary={<WineSummary />}
      action={<WineListActions />}
      more={<WineListMenu />}
      emptyAction={<FirstWine />}
      replacedWhenEmpty
      select={(wine) => <SelectRow id={wine.id} name={wine.title} label="wines.batch.select" />}
      batch={<WineBatchBar />}
      search={<SearchBox placeholder="wines.list.search" label="wines.list.search_label" />}
      filters={
        <>
          <ChoiceFilter
            source="status"
            label="wines.filter.status"
            allLabel="wines.filter.all"
            options={[
              { value: 'published', label: 'wines.filter.published' },
              { value: 'draft', label: 'wines.filter.draft' },
            ]}
          />
          <ChoiceFilter
            source="type"
            label="wines.filter.type"
            allLabel="wines.filter.all"
            options={TYPES}
          />
          <ChoiceFilter
            source="lacks"
            label="wines.filter.lacks"
            allLabel="wines.filter.any"
            options={LACKS}
          />
          <GroupFilter source="attention" labels="today.wines" />
        </>
      }
    />
  )
}

/** Without a wine there are two ways to begin: one at a time, or a spreadsheet of them. */
function FirstWine() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <AddWineButton />
      <ImportButton />
    </Stack>
  )
}

/** Total de vinhos, Vinhos ativos, Estoque in bottles (spec §2). */
function WineSummary() {
  const translate = useTranslate()
  const summary = useListSummary<SellerProductSummary>()
  return (
    <SummaryCards
      figures={[
        { label: 'wines.summary.total', value: summary && formatDecimal(summary.total) },
        { label: 'wines.summary.active', value: summary && formatDecimal(summary.published) },
        {
          label: 'wines.summary.stock',
          value:
            summary &&
            translate('wines.summary.bottles', {
              smart_count: summary.stock,
              count: formatDecimal(summary.stock),
            }),
        },
      ]}
    />
  )
}

/** A wine on the phone: what a winemaker looks up between two barrels. */
function WineCard({ wine }: { wine: Product }) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <WineName wine={wine} status={<WineStatus wine={wine} />} />
        <Box sx={{ mr: -1, mt: -0.5, display: 'flex' }}>
          <SelectRow id={wine.id} name={wine.title} label="wines.batch.select" />
          <WineActions wine={wine} />
        </Box>
      </Stack>
      <CardFacts
        facts={[
          { label: 'wines.column.type', value: <WineType wine={wine} /> },
          { label: 'wines.column.quantity', value: <WineQuantity wine={wine} /> },
          { label: 'wines.column.price', value: <WinePrice wine={wine} /> },
        ]}
      />
    </Stack>
  )
}
