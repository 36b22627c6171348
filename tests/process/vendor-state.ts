import pg from 'pg';

/** Tables of the embedded supplier and payment provider: each on a machine of its own, they would outlive the shop's database. */
type VendorState = ReadonlyMap<string, string>;

const vendorSchemas = ['supplier', 'payment_provider'];

export async function readVendorState(url: string): Promise<VendorState> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relkind = 'r' and relnamespace::regnamespace::text = any($1) order by 1`,
      [vendorSchemas],
    );
    const state = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ content: string }>(
        `select coalesce(json_agg(t), '[]')::text as content from ${name} t`,
      );
      state.set(name, rows[0]?.content ?? '[]');
    }
    return state;
  });
}

/** Gives the parties in another database the state that they have. */
export async function writeVendorState(url: string, state: VendorState): Promise<void> {
  await withClient(url, async (client) => {
    // The tables come in any order.
    await client.query('begin; set local session_replication_role = replica');
    for (const name of state.keys()) await client.query(`delete from ${name}`);
    for (const [name, content] of state)
      await client.query(
        `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
        [content],
      );
    // Numbers that the parties have given are not given again.
    await client.query(
      `select setval(pg_get_serial_sequence(attrelid::regclass::text, attname), 1000000) from pg_attribute
       where attidentity <> '' and attrelid::regclass::text = any($1)`,
      [[...state.keys()]],
    );
    await client.query('commit');
  });
}

async function withClient<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
