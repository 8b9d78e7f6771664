import { PAGE_SIZES } from '#domain/limits'
import { formatDecimal } from '#domain/values/decimal'
import type { PaginationRenderItemParams } from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import TablePagination from '@mui/material/TablePagination'
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions'
import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { PaginationActions } from 'react-admin'
import { useListTotal } from './useListTotal'

/**
 * Which rows of how many, the page size, and at most five page links (spec §9): on a phone, too, where react-admin's own leaves
 * all but two arrows out.
 *
 * @param stays true for a list within a page, which does not go back to the page's top
 */
export function ListPagination({ stays = false }: { stays?: boolean }) {
  const translate = useTranslate()
  const { hasNextPage, page, perPage, setPage, setPerPage, total, ...list } = useListContext()
  const rows: readonly unknown[] | undefined = list.data
  const { count: totalInWords } = useListTotal()
  const shown = useRef(page)
  useEffect(() => {
    if (!stays && shown.current !== page) window.scrollTo({ top: 0 })
    shown.current = page
  }, [page, stays])
  // a list that could not be loaded has no pages, nor has an empty one
  if (rows === undefined || total === 0 || (total ?? Infinity) <= (page - 1) * perPage) return null
  // without a total there are no numbered pages, but steps to the next and the one before (R62)
  const isCounted = total !== undefined
  return (
    <TablePagination
      component="div"
      count={total ?? -1}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_event, at) => setPage(at + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to }) =>
        translate('lists.range', {
          from: formatDecimal(from),
          // without a total MUI takes every page for a full one
          to: formatDecimal(isCounted ? to : from + rows.length - 1),
          total: totalInWords,
        })
      }
      getItemAriaLabel={(to) => translate(`ra.navigation.${to}`)}
      slotProps={{ actions: { nextButton: { disabled: !hasNextPage } } }}
      {...(isCounted && { ActionsComponent: PageLinks })}
    />
  )
}

/** First and last page, the page and its neighbours: of MUI's six or seven links at most five stay. */
function PageLinks({
  className,
  count,
  onPageChange,
  page: at,
  rowsPerPage,
}: TablePaginationActionsProps) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const list = useGetResourceLabel()(resource, 2)
  const [page, last] = [at + 1, Math.ceil(count / rowsPerPage)]
  return (
    <PaginationActions
      className={className}
      count={count}
      page={at}
      rowsPerPage={rowsPerPage}
      onPageChange={(_event, to) => onPageChange(null, to)}
      size="large"
      renderItem={(item: PaginationRenderItemParams) => {
        const left = item.type === 'page' ? leftOut(item.page, page, last) : undefined
        if (left === 'gone') return null
        return <PaginationItem {...item} {...(left && { type: left })} />
      }}
      aria-label={translate('lists.pages', { list })}
    />
  )
}

/** What takes the place of a link too many: an ellipsis, or nothing where one is beside it. */
function leftOut(
  link: number | null,
  page: number,
  last: number,
): 'gone' | 'start-ellipsis' | 'end-ellipsis' | undefined {
  if (last <= 5) return undefined
  if ((page <= 3 && link === 5) || (page >= last - 2 && link === last - 4))
    return last > 6 ? 'gone' : 'end-ellipsis'
  if (page === 4 && link === 2) return 'start-ellipsis'
  return page === last - 3 && link === last - 1 ? 'end-ellipsis' : undefined
}
