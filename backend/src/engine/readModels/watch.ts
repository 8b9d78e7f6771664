/** A table whose rows decide what a list shows, and how its rows lead to the ids of the listed things. */
export interface Watched {
  table: string
  kind: 'seller' | 'product' | 'order'
  /** SQL that gives the ids from `changed`, the rows before and after the statement. */
  ids: string
}

/**
 * The triggers of one watched table: for each statement, one row in the queue with the ids it touched.
 * Statement triggers with transition tables keep bulk writes cheap: 1,000 prices cost one look-up.
 */
export function watchSql({ table, kind, ids }: Watched): string {
  const name = `read_model.touch_${kind}_by_${table}`
  const body = (changed: string) => /* sql */ `
      with changed as (${changed})
      insert into read_model.queue (kind, ids)
      select '${kind}', array_agg(distinct id) from (${ids}) as touched(id)
       where id is not null having count(id) > 0;`
  const triggers = [
    ['insert', 'referencing new table as after_rows'],
    ['update', 'referencing old table as before_rows new table as after_rows'],
    ['delete', 'referencing old table as before_rows'],
  ] as const
  return /* sql */ `
create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${body('select * from after_rows')}
    elsif tg_op = 'DELETE' then ${body('select * from before_rows')}
    else ${body('select * from after_rows union all select * from before_rows')}
    end if;
    return null;
  end $$;
${triggers
  .map(
    ([event, referencing]) => /* sql */ `
create or replace trigger read_model_${kind}_${event} after ${event} on public."${table}"
  ${referencing} for each statement execute function ${name}();`,
  )
  .join('\n')}
`
}
