import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ListBase, type RaRecord, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Column } from './Column'
import { LaterPage, useListReads } from './LaterPage'
import { ListContent, ListError } from './ListContent'
import { ListPagination } from './ListPagination'
import { LIST_ROWS } from './listRows'
import type { ListTexts } from './ListTexts'
import { ReloadButton } from './ReloadButton'

const PAGE_SIZE = 10

interface Props<Row extends RaRecord> {
  resource: string
  texts: ListTexts
  columns: readonly Column<Row>[]
  card: (row: Row) => ReactNode
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** What every row has in common: the record of the page. */
  filter: Record<string, string>
}

/** A list within another record's page, paged and sorted on the server; its state is not in the URL. */
export function EmbeddedList<Row extends RaRecord>(props: Props<Row>) {
  const { texts, columns, card, ...list } = props
  const translate = useTranslate()
  const reads = useListReads()
  return (
    // of a later page; tried again it begins at the first
    <LaterPage
      at={JSON.stringify(list.filter)}
      failed={(error, retry) => (
        <Stack component="section" spacing={1.5} sx={{ minWidth: 0, pt: 2 }}>
          <Typography variant="h2">{translate(texts.title)}</Typography>
          <ListError texts={texts} error={error} onRetry={retry} />
        </Stack>
      )}
    >
      <ListBase<Row>
        {...list}
        perPage={PAGE_SIZE}
        storeKey={false}
        disableSyncWithLocation
        queryOptions={{ ...reads, meta: LIST_ROWS, onError: () => undefined }}
      >
        <Stack component="section" spacing={1.5} sx={{ minWidth: 0, pt: 2 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h2">{translate(texts.title)}</Typography>
            <ReloadButton />
          </Stack>
          <ListContent<Row> texts={texts} columns={columns} card={card} emptyAction={null} dense />
          <ListPagination stays />
        </Stack>
      </ListBase>
    </LaterPage>
  )
}
