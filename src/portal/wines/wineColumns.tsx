import type { Product } from '#domain/wines/productWire'
import type { Column } from '../../kit/list/Column'
import { WineActions } from './WineActions'
import { WineName } from './WineName'
import { WinePrice } from './WinePrice'
import { WineQuantity } from './WineQuantity'
import { WineStatus } from './WineStatus'
import { WineType } from '../../shared/wines/WineType'

/** Columns of the seller's wine list (spec §2). */
export const wineColumns: readonly Column<Product>[] = [
  {
    id: 'name',
    label: 'wines.column.name',
    sortBy: 'title',
    render: (wine) => <WineName wine={wine} />,
  },
  { id: 'type', label: 'wines.column.type', render: (wine) => <WineType wine={wine} /> },
  {
    id: 'status',
    label: 'wines.column.status',
    sortBy: 'status',
    render: (wine) => <WineStatus wine={wine} />,
  },
  {
    id: 'quantity',
    label: 'wines.column.quantity',
    sortBy: 'stock',
    align: 'right',
    render: (wine) => <WineQuantity wine={wine} />,
  },
  {
    id: 'price',
    label: 'wines.column.price',
    sortBy: 'price',
    align: 'right',
    render: (wine) => <WinePrice wine={wine} />,
  },
  {
    id: 'actions',
    label: 'wines.column.actions',
    align: 'right',
    render: (wine) => <WineActions wine={wine} />,
  },
]
