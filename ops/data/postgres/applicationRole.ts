import type { Client } from 'pg'

/**
 * Whom the engine connects as. It owns the application's database and nothing else: what an attacker makes it say
 * reaches neither the server's files, nor its programs, nor its configuration.
 */
export const APPLICATION_ROLE = 'winex_app'

/**
 * Makes the application's role when it is missing, takes every privilege from it that it may have got, and sets its
 * password.
 * @param client a superuser
 */
export async function makeApplicationRole(client: Client, password: string): Promise<void> {
  // The statistics keep the text of such statements, password included.
  await client.query('set pg_stat_statements.track_utility = off')
  const found = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE])
  await client.query(
    `${found.rowCount ? 'alter' : 'create'} role ${APPLICATION_ROLE}
       login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
  )
}

/** Everything in this database that has an owner, but for what PostgreSQL and the extensions brought along. */
const OWNED = `
  select what.type, what.identity
    from (
      select 'pg_namespace'::regclass as class, oid from pg_namespace where nspowner = current_user::regrole
      union all select 'pg_class'::regclass, oid from pg_class
        where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all select 'pg_proc'::regclass, oid from pg_proc where proowner = current_user::regrole
      union all select 'pg_type'::regclass, oid from pg_type where typowner = current_user::regrole
      union all select 'pg_ts_config'::regclass, oid from pg_ts_config where cfgowner = current_user::regrole
      union all select 'pg_ts_dict'::regclass, oid from pg_ts_dict where dictowner = current_user::regrole
      union all select 'pg_collation'::regclass, oid from pg_collation where collowner = current_user::regrole
      union all select 'pg_statistic_ext'::regclass, oid from pg_statistic_ext where stxowner = current_user::regrole
    ) as owned,
    lateral pg_identify_object(owned.class, owned.oid, 0) as what
   where owned.oid >= 16384 -- below: PostgreSQL's own
     and what.schema is distinct from 'pg_toast'
     and not exists (
       select from pg_depend d
        where d.classid = owned.class and d.objid = owned.oid and d.objsubid = 0
          and (d.deptype in ('e', 'i') -- an extension's; a table's row type
            or (d.deptype = 'a' and owned.class = 'pg_class'::regclass and what.type = 'sequence')))`

/**
 * Gives a database and all that is in it to the application's role, at once or not at all. Up to data folders of
 * format 1 the only role was a superuser and owned everything.
 * @param client the superuser who owns it, connected to that very database
 */
export async function giveToApplication(client: Client, database: string): Promise<void> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ type: string; identity: string }>(OWNED)
    for (const { type, identity } of rows)
      await client.query(`alter ${type} ${identity} owner to ${APPLICATION_ROLE}`)
    // Last, because it is what the next start looks at.
    await client.query(`alter database ${database} owner to ${APPLICATION_ROLE}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
