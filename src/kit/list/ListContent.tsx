import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { type RaRecord, useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Column } from './Column'
import { ListSkeleton } from './ListSkeleton'
import { ListTable } from './ListTable'
import type { ListTexts } from './ListTexts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useListTotal } from './useListTotal'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'

interface ListContentProps<Row extends RaRecord> {
  texts: ListTexts
  columns: readonly Column<Row>[]
  card: (row: Row) => ReactNode
  emptyAction: ReactNode
  select?: (row: Row) => ReactNode
  dense?: boolean
}

/** The rows, or what is shown instead: skeleton, error with a retry, or the word that there are none. */
export function ListContent<Row extends RaRecord>(props: ListContentProps<Row>) {
  const { texts, columns, card, emptyAction, select, dense } = props
  const list = useListContext<Row>()
  const { error, isPlaceholderData } = list
  const total = useListTotal()
  const data: readonly Row[] | undefined = list.data
  const translate = useTranslate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down(768), { noSsr: true })

  if (error && data === undefined) {
    return <ListError texts={texts} error={error} onRetry={() => void list.refetch()} />
  }
  if (data === undefined) return <ListSkeleton texts={texts} columns={columns} />

  // an answer for an older search is only a placeholder: it is dimmed until the right one is there
  const stale = isPlaceholderData === true
  return (
    <Box sx={{ position: 'relative' }} aria-busy={stale}>
      {stale && (
        <LinearProgress
          aria-label={translate('lists.updating')}
          sx={{
            position: 'absolute',
            top: 0,
            left: 0,
            right: 0,
            zIndex: 1,
            height: 2,
            borderRadius: 1,
          }}
        />
      )}
      {error && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate(texts.error, { message: error.message })}
        </Alert>
      )}
      <Box sx={{ opacity: stale ? 0.55 : 1, transition: 'opacity 150ms ease-out' }}>
        {data.length === 0 ? (
          <ListEmpty texts={texts} action={emptyAction} />
        ) : phone ? (
          <ListCards rows={data} card={card} />
        ) : (
          <ListTable<Row>
            columns={columns}
            caption={translate(texts.title)}
            select={select}
            dense={dense}
          />
        )}
      </Box>
      <Box role="status" className="visually-hidden">
        {stale ? '' : translate(texts.count, total)}
      </Box>
    </Box>
  )
}

/** No rows: either nothing matches the search and filters, or there is nothing yet; each with the way on. */
function ListEmpty({ texts, action }: { texts: ListTexts; action: ReactNode }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const filtered = Object.keys(filterValues).length > 0
  return (
    <Card>
      <EmptyState
        title={translate(texts.empty)}
        text={translate(filtered ? 'lists.empty_filtered' : texts.emptyHint)}
        action={
          filtered ? (
            <Button variant="outlined" onClick={() => setFilters({})}>
              {translate('lists.clear_filters')}
            </Button>
          ) : (
            action
          )
        }
      />
    </Card>
  )
}

interface ListErrorProps {
  texts: ListTexts
  error: Error
  onRetry: () => void
}

/**
 * The list could not be loaded: the spec's words, the server's message, and a way to try again. A text with a place for
 * `%{message}` carries it itself.
 */
export function ListError({ texts, error, onRetry }: ListErrorProps) {
  const translate = useTranslate()
  const { message } = error
  const title = translate(texts.error, { message })
  return (
    <ErrorState
      title={title}
      message={title.includes(message) ? undefined : message}
      onRetry={onRetry}
    />
  )
}

interface ListCardsProps<Row extends RaRecord> {
  rows: readonly Row[]
  card: (row: Row) => ReactNode
}

/** The whole card opens its record; buttons, menus and checkboxes lie above that. */
const OPENS = {
  position: 'relative',
  '& .row-link::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& .row-link:focus-visible': { outline: 'none' },
  '& .row-link:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main' },
  '& .MuiButtonBase-root': { zIndex: 1 },
} as const

/** The rows as a column of cards, for the phone. */
function ListCards<Row extends RaRecord>({ rows, card }: ListCardsProps<Row>) {
  return (
    <Stack
      component="ul"
      spacing={1.5}
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { p: 2, ...OPENS } }}
    >
      {rows.map((row) => (
        <Card key={row.id} component="li">
          {card(row)}
        </Card>
      ))}
    </Stack>
  )
}
