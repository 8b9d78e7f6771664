import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { REVIEW_QUEUE_MAX } from '#domain/limits'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import { runStatement } from '../../engine/database/runStatement'
import { countOf } from '../../engine/lists/cards'
import { CARDS, type Cards } from '../../engine/lists/listStatement'

/** How many decisions the median is taken of: a month's work, and a bounded read. */
const DECISIONS_MAX = 500

const STATEMENT = /* sql */ `
  select c.cards, d.median_minutes, w.* from (${CARDS}) c
    cross join (
      select percentile_cont(0.5) within group (
               order by extract(epoch from r.created_at - p.created_at) / 60) as median_minutes
        from (select product_id, created_at from product_review
               where from_status = 'proposed' and actor_type = 'user'
               order by created_at desc limit ${DECISIONS_MAX}) r
        join product p on p.id = r.product_id
    ) d
    left join lateral (
      select id, title, seller_name, created_at as waiting_since from read_model.product
       where status = 'proposed' order by created_at, id limit ${REVIEW_QUEUE_MAX}
    ) w on true
   order by w.waiting_since, w.id`

interface Row {
  cards: Cards
  median_minutes: number | null
  id: string | null
  title: string
  seller_name: string | null
  waiting_since: Date
}

/** The wines that wait for staff, oldest first, how many they are and how long a decision takes; one statement. */
export async function findReviewQueue(knex: Knex): Promise<ReviewQueue> {
  const rows = await runStatement<Row>(knex, {
    text: STATEMENT,
    values: ['product', '*'],
    prepared: true,
  })
  const median = rows[0]?.median_minutes ?? null
  return {
    wines: rows.flatMap(({ id, title, seller_name, waiting_since }) =>
      id === null ? [] : [{ id, title, seller_name, waiting_since: waiting_since.toISOString() }],
    ),
    count: countOf(rows[0]?.cards ?? {}, ['proposed']),
    median_minutes: median === null ? null : Math.round(median),
  }
}
