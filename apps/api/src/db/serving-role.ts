// The role the server works as. It reads and writes rows, owns nothing, creates nothing and drops nothing. Its rights
// are granted at every start, so that new tables are covered, and revoked for rows that must not change.
import type pg from "pg";

export const servingRole = "sabiprep_app";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Sets the password of the role and creates the role if it is missing. It never gets more than plain rights. */
export async function makeServingRole(owner: pg.ClientBase | pg.Pool, role: string, password: string): Promise<void> {
  const attributes = "login nosuperuser nocreatedb nocreaterole noreplication nobypassrls";
  // Roles belong to the whole server. Two databases of one server may do this at the same time.
  await owner.query(
    `do $$ begin create role ${quoted(role)}; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await owner.query(`alter role ${quoted(role)} with ${attributes} password '${password.replaceAll("'", "''")}'`);
}

export async function grantTo(owner: pg.ClientBase | pg.Pool, role: string): Promise<void> {
  await owner.query(publicRights(quoted(role)));
  const { rows } = await owner.query("select to_regnamespace('graphile_worker') is not null as there");
  if (rows[0].there) await owner.query(queueRights(quoted(role)));
}

const publicRights = (role: string) => `
  do $$ begin execute format('revoke temporary, create on database %I from public, %I', current_database(), '${role.slice(1, -1)}'); end $$;
  revoke create on schema public from public, ${role};
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select on all sequences in schema public to ${role};
  alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema public grant usage, select on sequences to ${role};
  grant execute on function make_month_partitions(text, integer) to ${role};
  grant execute on function drop_event_month(date, bigint, text[]) to ${role};
  -- What was done stays as it was written; words about a person may go, never change.
  revoke insert, update, delete on schema_migrations from ${role};
  revoke update, delete on audit_chain from ${role};
  revoke update on audit_bodies from ${role};
  revoke delete on audit_anchor from ${role};
  revoke update, delete on erased from ${role};`;

/** Row security limits the queue's tables to their owner. The policies give access to this role. */
const queueRights = (role: string) => `
  grant usage on schema graphile_worker to ${role};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${role};
  grant usage, select on all sequences in schema graphile_worker to ${role};
  grant execute on all functions in schema graphile_worker to ${role};
  do $$
  declare t record;
  begin
    for t in select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity loop
      if not exists (select 1 from pg_policy where polrelid = format('graphile_worker.%I', t.relname)::regclass
          and polname = 'serving_role') then
        execute format('create policy serving_role on graphile_worker.%I for all to ${role} using (true) with check (true)',
          t.relname);
      end if;
    end loop;
  end $$;`;
