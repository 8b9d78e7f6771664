import { PAGE_SIZES } from '#domain/limits'
import Stack from '@mui/material/Stack'
import { type QueryState, useQueryClient } from '@tanstack/react-query'
import { ListBase, type RaRecord, useListContext, useTranslate, useEvent } from 'ra-core'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AtHand } from './AtHand'
import { cleanListSearch } from './cleanListSearch'
import { columnSource, type Column } from './Column'
import { LaterPage, useListReads } from './LaterPage'
import { ListContent, ListError } from './ListContent'
import { ListPagination } from './ListPagination'
import { rememberList } from './listAddress'
import { LIST_ROWS } from './listRows'
import type { ListTexts } from './ListTexts'
import { ListToolbar, type FirstFilters } from './ListToolbar'
import { ListMenu } from './ListMenu'
import type { ViewedList } from '../views/ViewedList'
import { PageHeader } from '../ui/PageHeader'

const JUST_NOW_MS = 5_000

/** How long a row that was shown is kept: a day's work at one list. */
const ROWS_KEPT_MS = 12 * 3_600_000

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
  /** Ways to look at the rows, before the search. */
  tabs?: ReactNode
  search: ReactNode
  filters: ReactNode
  /** Names in the URL of the filters that are behind the button 'Filtros'; without them they stand beside the search. */
  folded?: readonly string[]
  /** Of folded filters those that stand beside the search all the same, on a desk. */
  first?: FirstFilters
  /** The filters hold `PeriodPresets`: a saved view of 'Hoje' is of the day on which it is opened. */
  hasPresets?: boolean
  /** The screen's main button. */
  action?: ReactNode
  /** What is rare: in the list's menu. */
  more?: ReactNode
  /** What helps when there is nothing at all yet. */
  emptyAction?: ReactNode
  /** As long as there is nothing at all, that is the whole page: no cards of zeros, nothing to search or filter. */
  replacedWhenEmpty?: boolean
  /** The checkbox of a row, where rows can be marked. */
  select?: (row: Row) => ReactNode
  /** What is done with marked rows: below them, so that marking moves nothing. */
  batch?: ReactNode
  /** What one looks at after the rows. */
  below?: ReactNode
  /** Fetch again when the list is opened, when the window gets the focus and every so many milliseconds (R41: orders, the trail). */
  liveMs?: number
}

/** A list page: heading, cards, search and filters, table or cards, pages. All its state is in the URL. */
export function ListScreen<Row extends RaRecord>(props: ListScreenProps<Row>) {
  const { columns, filterNames, liveMs, resource, sort } = props
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const translate = useTranslate()
  const reads = useListReads()
  const sorts = [sort.field, ...columns.flatMap((column) => column.sortBy ?? [])]
  const views = {
    filters: filterNames,
    sorts,
    columns: columns.map(columnSource),
    hasPresets: props.hasPresets ?? false,
  }
  const cleaned = cleanListSearch(search, { sorts, filters: filterNames })
  useEffect(() => rememberList(pathname, search), [pathname, search])
  // of pages that are no longer shown, too: the marks are of all of them
  queryClient.setQueryDefaults([resource, 'getOne', { meta: LIST_ROWS }], { gcTime: ROWS_KEPT_MS })
  if (cleaned !== undefined) return <Navigate to={{ pathname, search: cleaned }} replace />

  const { texts } = props
  return (
    <LaterPage
      at={search}
      failed={(error, retry) => (
        <>
          <PageHeader title={translate(texts.title)} subtitle={translate(texts.subtitle)} dense />
          <ListError texts={texts} error={error} onRetry={retry} />
        </>
      )}
    >
      <ListBase<Row>
        resource={resource}
        sort={sort}
        perPage={PAGE_SIZES[0]}
        // the URL alone holds the state: nothing that another session left in the browser's store can leak in
        storeKey={false}
        queryOptions={{
          ...reads,
          meta: LIST_ROWS,
          // react-admin keeps a row as it was first seen; an act on marked rows of all pages judges by what was seen last
          onSuccess: ({ data }) => {
            for (const row of data)
              queryClient.setQueryData(
                [resource, 'getOne', { id: String(row.id), meta: LIST_ROWS }],
                row,
              )
          },
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
        <ListPage<Row> {...props} views={filterNames.length > 0 ? views : undefined} />
      </ListBase>
    </LaterPage>
  )
}

interface ListPageProps<Row extends RaRecord> extends ListScreenProps<Row> {
  views: ViewedList | undefined
}

/** Everything of the page, or, where there is nothing at all yet, the word that says so and what helps. */
function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { texts } = props
  const translate = useTranslate()
  const isNothing = useIsNothing() && props.replacedWhenEmpty
  const title = translate(texts.title)
  const subtitle = translate(texts.subtitle)
  const content = (
    <ListContent<Row>
      texts={texts}
      columns={props.columns}
      card={props.card}
      emptyAction={props.emptyAction}
      select={props.select}
    />
  )
  if (isNothing) {
    return (
      <>
        <PageHeader title={title} subtitle={subtitle} />
        {content}
      </>
    )
  }
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={props.action} dense />
      <Stack spacing={{ xs: 1.5, sm: 2 }} sx={{ minWidth: 0 }}>
        {props.summary}
        <Stack spacing={1.5}>
          <ListToolbar
            tabs={props.tabs}
            search={props.search}
            folded={props.folded}
            first={props.first}
            manyFilters={props.hasPresets ?? false}
            menu={<ListMenu views={props.views}>{props.more}</ListMenu>}
          >
            {props.filters}
          </ListToolbar>
          {content}
          {props.batch && <AtHand>{props.batch}</AtHand>}
          {props.select && <UnmarkHidden />}
          <ListPagination />
        </Stack>
        {props.below && <AfterRows>{props.below}</AfterRows>}
      </Stack>
    </>
  )
}

/** There is no row, and nothing narrows them. */
function useIsNothing(): boolean {
  const { error, filterValues, isPlaceholderData, page, total } = useListContext()
  if (error || isPlaceholderData) return false
  return total === 0 && page === 1 && Object.keys(filterValues).length === 0
}

/** Once the rows are there, or will not come: their number is not known before, and would move what is below. */
function AfterRows({ children }: { children: ReactNode }) {
  return useListContext().isPending ? null : children
}

/** Unmarks all rows when the filter changes: nothing is ever done to a row that a filter has taken out of sight. */
function UnmarkHidden() {
  const { filterValues, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const unmark = useEvent(onUnselectItems)
  useEffect(() => () => unmark(), [filter, unmark])
  return null
}
