import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { REVIEW_QUEUE_MAX } from '#domain/limits'
import type { SaleLack } from '#domain/wines/productReview'
import type { ReviewQueueName } from '#domain/wines/reviewQueues'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import { runStatement } from '../../engine/database/runStatement'
import { REVIEW_CONDITIONS, SALE_LACK_CONDITIONS } from './reviewConditions'

/** How many decisions the median is taken of: a month's work, and a bounded read. */
const DECISIONS_MAX = 500

const LACKS = Object.entries(SALE_LACK_CONDITIONS).map(
  ([lack, condition]) => `case when ${condition} then '${lack}' end`,
)

const statement = (queue: ReviewQueueName): string => /* sql */ `
  select c.*, d.median_minutes, w.* from (
      select count(*) filter (where is_ready) as ready, count(*) filter (where not is_ready) as waiting
        from (select ${REVIEW_CONDITIONS.ready} as is_ready from read_model.product r where r.status = 'proposed') q
    ) c
    cross join (
      select percentile_cont(0.5) within group (
               order by extract(epoch from r.created_at - p.created_at) / 60) as median_minutes
        from (select product_id, created_at from product_review
               where from_status = 'proposed' and actor_type = 'user' and deleted_at is null
               order by created_at desc limit ${DECISIONS_MAX}) r
        join product p on p.id = r.product_id
    ) d
    left join lateral (
      select r.id, r.title, r.seller_name, r.created_at as waiting_since,
             array_remove(array[${LACKS.join(', ')}]::text[], null) as lacks
        from read_model.product r
       where ${REVIEW_CONDITIONS[queue]} order by r.created_at, r.id limit ${REVIEW_QUEUE_MAX}
    ) w on true
   order by w.waiting_since, w.id`

interface Row {
  ready: string
  waiting: string
  median_minutes: number | null
  id: string | null
  title: string
  seller_name: string | null
  waiting_since: Date
  lacks: SaleLack[]
}

/** The proposed wines of one queue, oldest first, how many are in each and how long a decision takes; one statement. */
export async function findReviewQueue(knex: Knex, queue: ReviewQueueName): Promise<ReviewQueue> {
  const rows = await runStatement<Row>(knex, {
    text: statement(queue),
    values: [],
    prepared: true,
  })
  const [head] = rows
  const median = head?.median_minutes ?? null
  return {
    wines: rows.flatMap(({ id, title, seller_name, waiting_since, lacks }) =>
      id === null
        ? []
        : [{ id, title, seller_name, waiting_since: waiting_since.toISOString(), lacks }],
    ),
    counts: { ready: Number(head?.ready ?? 0), waiting: Number(head?.waiting ?? 0) },
    median_minutes: median === null ? null : Math.round(median),
  }
}
