import { PAGE_SIZES } from '#domain/limits'
import Stack from '@mui/material/Stack'
import type { QueryState } from '@tanstack/react-query'
import { ListBase, type RaRecord, useListContext, useTranslate } from 'ra-core'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { cleanListSearch } from './cleanListSearch'
import { columnSource, type Column } from './Column'
import { ListContent } from './ListContent'
import { ListPagination } from './ListPagination'
import { rememberList } from './listAddress'
import { LIST_ROWS } from './listRows'
import type { ListTexts } from './ListTexts'
import { ListToolbar } from './ListToolbar'
import { UnmarkHidden } from './UnmarkHidden'
import { SavedViews } from '../views/SavedViews'
import { PageHeader } from '../ui/PageHeader'

const JUST_NOW_MS = 5_000

/** Rows that came while the page was being drawn are not asked for again. */
const isOld = ({ state }: { state: Pick<QueryState, 'isInvalidated' | 'dataUpdatedAt'> }) =>
  state.isInvalidated || Date.now() - state.dataUpdatedAt > JUST_NOW_MS

export interface ListScreenProps<Row extends RaRecord> {
  resource: string
  texts: ListTexts
  columns: readonly Column<Row>[]
  /** One row as a card, for the phone. */
  card: (row: Row) => ReactNode
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** Names of the filters in the URL, `q` included. */
  filterNames: readonly string[]
  /** The summary cards; they read the list context. */
  summary: ReactNode
  /** Ways to look at the rows, above the search. */
  tabs?: ReactNode
  search: ReactNode
  filters: ReactNode
  /** The filters hold `PeriodPresets`: a saved view of 'Hoje' is of the day on which it is opened. */
  hasPresets?: boolean
  /** The screen's main button. */
  action?: ReactNode
  /** What helps when there is nothing at all yet. */
  emptyAction?: ReactNode
  /** The checkbox of a row, where rows can be marked. */
  select?: (row: Row) => ReactNode
  /** What is done with marked rows: below them, so that marking moves nothing. */
  batch?: ReactNode
  /** What one looks at after the rows. */
  below?: ReactNode
  /** Fetch again when the window gets the focus and every so many milliseconds (R41: orders). */
  liveMs?: number
}

/** A list page: heading, cards, search and filters, table or cards, pages. All its state is in the URL. */
export function ListScreen<Row extends RaRecord>(props: ListScreenProps<Row>) {
  const { columns, filterNames, liveMs, resource, sort, texts } = props
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const sorts = [sort.field, ...columns.flatMap((column) => column.sortBy ?? [])]
  const views = {
    filters: filterNames,
    sorts,
    columns: columns.map(columnSource),
    hasPresets: props.hasPresets ?? false,
  }
  const cleaned = cleanListSearch(search, { sorts, filters: filterNames })
  useEffect(() => rememberList(pathname, search), [pathname, search])
  if (cleaned !== undefined) return <Navigate to={{ pathname, search: cleaned }} replace />

  return (
    <ListBase<Row>
      resource={resource}
      sort={sort}
      perPage={PAGE_SIZES[0]}
      // the URL alone holds the state: nothing that another session left in the browser's store can leak in
      storeKey={false}
      queryOptions={{
        meta: LIST_ROWS,
        // the list shows its own error with a button; a toast beside it would say it twice
        onError: () => undefined,
        ...(liveMs === undefined
          ? {}
          : {
              staleTime: 0,
              refetchOnMount: isOld,
              refetchOnWindowFocus: 'always',
              refetchInterval: liveMs,
            }),
      }}
    >
      <PageHeader
        title={translate(texts.title)}
        subtitle={translate(texts.subtitle)}
        actions={props.action}
      />
      <Stack spacing={{ xs: 2, sm: 3 }} sx={{ minWidth: 0 }}>
        {props.summary}
        <Stack spacing={2}>
          {props.tabs}
          <ListToolbar
            search={props.search}
            manyFilters={props.hasPresets ?? false}
            views={filterNames.length > 0 && <SavedViews list={views} />}
          >
            {props.filters}
          </ListToolbar>
          <ListContent<Row>
            texts={texts}
            columns={columns}
            card={props.card}
            emptyAction={props.emptyAction}
            select={props.select}
          />
          {props.batch}
          {props.select && <UnmarkHidden />}
          <ListPagination />
        </Stack>
        {props.below && <AfterRows>{props.below}</AfterRows>}
      </Stack>
    </ListBase>
  )
}

/** Once the rows are there, or will not come: their number is not known before, and would move what is below. */
function AfterRows({ children }: { children: ReactNode }) {
  return useListContext().isPending ? null : children
}
