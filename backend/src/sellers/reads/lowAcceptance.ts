import { LOW_ACCEPTANCE } from '#domain/sellers/acceptance'

const { rejectedShare, decisionsMin, days } = LOW_ACCEPTANCE
const recent = (order: string): string => `${order}.decided_at > now() - interval '${days} days'`

/**
 * Ids of the sellers who reject too many orders; the same for the list's filter and for the number that leads to it.
 * Only sellers with more rejections than the fewest that can be too many have their answers counted.
 */
export const LOW_ACCEPTANCE_SELLERS = /* sql */ `
  select refused.seller_id from (
    select r.seller_id, count(*) as n from read_model."order" r
     where r.seller_status = 'rejected' and ${recent('r')}
     group by 1 having count(*) > ${rejectedShare * decisionsMin}
  ) refused, lateral (
    select count(*) as n from read_model."order" a
     where a.seller_id = refused.seller_id and ${recent('a')} and a.decided_at is not null
  ) answers
  where answers.n >= ${decisionsMin} and refused.n > ${rejectedShare} * answers.n`
