import type { WineImport } from '#domain/imports/wineImportWire'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '../dataProvider'
import type { MovingWine } from '../wines/moves/LargeMovesDialog'
import { importRowsKey } from './importQueries'

/** Rows that are named one by one. */
const SHOWN = 50

/** The first rows that move very far, and how many more there are. Nothing is asked for when there is none. */
export function useFarRows(found: WineImport): { wines: MovingWine[]; more: number } {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { data } = useQuery({
    queryKey: [...importRowsKey(found.id), 'far'],
    queryFn: () => dataProvider.getImportRows(found.id, { far: 1, limit: SHOWN, offset: 0 }),
    enabled: found.far > 0 && found.status === 'checked',
  })
  const wines = (data?.rows ?? []).map(({ row, wine, moves }) => ({
    id: String(row),
    title: wine,
    moves,
  }))
  return { wines, more: Math.max(0, found.far - wines.length) }
}
