import { startFloor, type RecordedStatement } from './floorServer'

/** What the bench sends first: the database and the statements of every path. */
export interface FloorOrder {
  databaseUrl: string
  recorded: [string, RecordedStatement[]][]
}

// A process of its own, as the engine is: in the bench's process the floor would save every switch of context.
process.once('message', (order: FloorOrder) => {
  void startFloor(order.databaseUrl, new Map(order.recorded)).then((floor) =>
    process.send?.(floor.url),
  )
})
process.once('disconnect', () => process.exit(0))
