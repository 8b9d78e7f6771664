import { Notice } from '../Notice'
import type { LinkedRecord } from './useLinkedRecord'
import { WriteToUs } from './WriteToUs'

interface Props {
  record: LinkedRecord<unknown>
  opening: string
  gone: string
  failed: string
}

/** What a page says as long as the record of its link is not open, with the one way on. */
export function NotOpen({ record, opening, gone, failed }: Props) {
  if (record.kind === 'open') return null
  if (record.kind === 'loading') {
    return (
      <p className="auth-opening" role="status">
        {opening}
      </p>
    )
  }
  if (record.kind === 'gone')
    return (
      <>
        <Notice kind="error">{gone}</Notice>
        <WriteToUs />
      </>
    )
  return (
    <>
      <Notice kind="error">{failed}</Notice>
      <p>
        <button type="button" className="button button-primary" onClick={record.retry}>
          Tentar novamente
        </button>
      </p>
    </>
  )
}
