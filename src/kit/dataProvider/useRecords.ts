import { useCreate, useUpdate, type Identifier, type RaRecord } from 'ra-core'
import type { WriteMeta } from './EngineResource'

/**
 * react-admin's `useUpdate`, waiting for the server's answer: gives the record as it is then. What is sent may have
 * another form than the record.
 *
 * @throws ApiError (the function that is given back)
 */
export function useSaveRecord<Row extends RaRecord>(resource: string) {
  const [update] = useUpdate<Row>()
  return async (id: Identifier, data: object): Promise<Row> =>
    (await update(resource, { id, data: data as Partial<Row> }, { returnPromise: true })) as Row
}

/** The same by `useCreate`. The record's id is '' when the answer lacks the record. */
export function useCreateRecord<Row extends RaRecord>(resource: string) {
  const [create] = useCreate<Row>()
  return async (data: object, meta?: WriteMeta): Promise<Row> =>
    (await create(resource, { data: data as Partial<Row>, meta }, { returnPromise: true })) as Row
}
