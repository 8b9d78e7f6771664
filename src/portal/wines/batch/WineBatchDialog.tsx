import { publishProblem, PUBLISH_ERRORS } from '#domain/wines/wine'
import type { WineAction } from '#domain/wines/wineActions'
import type { WinePriceRow } from '#domain/wines/winePricesWire'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { ME_QUERY } from '../../fetchMe'
import { NOT_KNOWN } from '../../useMayWrite'
import { StockBatchDialog } from './StockBatchDialog'
import type { WineBatch } from './useWineBatch'

export type BatchKind = WineAction | 'stock'

interface Props {
  kind: BatchKind
  wines: WinePriceRow[]
  onConfirm: (batch: WineBatch) => void
  onClose: () => void
}

/** Asks what exactly, or whether really, before anything is done. */
export default function WineBatchDialog({ kind, wines, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const { data: me } = useQuery(ME_QUERY)
  if (kind === 'stock') return <StockBatchDialog {...{ wines, onConfirm, onClose }} />
  const count = wines.length
  const held =
    kind === 'publish'
      ? wines.filter(
          (wine) => wine.status !== 'published' && publishable(wine, me?.seller ?? NOT_KNOWN),
        )
      : []
  return (
    <ConfirmDialog
      open
      title={translate(`wines.batch.${kind}.title`, { smart_count: count, count })}
      confirmLabel={translate(`wines.batch.${kind}.label`)}
      destructive={kind === 'delete'}
      onConfirm={() => onConfirm({ kind, wines })}
      onClose={onClose}
    >
      {translate(`wines.batch.${kind}.text`)}
      {held.length > 0 && (
        <p>{translate('wines.batch.held', { smart_count: held.length, count: held.length })}</p>
      )}
    </ConfirmDialog>
  )
}

/** Why it could not be published, as the server will say it; null when it can. */
const publishable = (wine: WinePriceRow, seller: { store_status?: string | null }) => {
  const problem = publishProblem(
    {
      status: wine.status,
      variants: [
        {
          prices: [{ amount: wine.retail ?? 0 }],
          inventory_items: [
            { inventory: { location_levels: [{ available_quantity: wine.available }] } },
          ],
        },
      ],
    },
    seller,
  )
  return problem && PUBLISH_ERRORS[problem]
}
