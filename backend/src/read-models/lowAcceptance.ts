import { LOW_ACCEPTANCE } from '#domain/sellers/acceptance'

const { rejectedShare, answersMin, days } = LOW_ACCEPTANCE

/** Ids of the sellers who reject too many orders; the same for the list's filter and for the number that leads to it. */
export const LOW_ACCEPTANCE_SELLERS = /* sql */ `
  select so.seller_id from order_approval a
    join seller_order so on so.order_id = a.order_id and so.deleted_at is null
   where a.decided_at > now() - interval '${days} days' and a.deleted_at is null
   group by so.seller_id
  having count(*) >= ${answersMin}
     and count(*) filter (where a.seller_status = 'rejected') > ${rejectedShare} * count(*)`
