/** Ports and files of a node. */
export interface NodePlan {
  name: string
  port: number
  /** Port of Patroni's REST API. */
  restPort: number
  /** Ports under which the others reach PostgreSQL and the REST API, and Patroni reaches etcd. */
  linkPorts: { database: number; rest: number; etcd: number }
  /** Patroni's settings. */
  file: string
  dataDir: string
}

interface Place {
  /** Folder of Unix sockets. */
  folder: string
  binDir: string
}

/** Returns Patroni's settings of a node, as in shared/docs/scaling.md. */
export function patroniSettings(plan: NodePlan, place: Place) {
  const { name, dataDir, linkPorts } = plan
  return {
    ...{ scope: 'registry', name },
    restapi: {
      listen: `127.0.0.1:${plan.restPort}`,
      connect_address: `127.0.0.1:${linkPorts.rest}`,
    },
    // Otherwise Patroni asks etcd for its own port.
    etcd3: { hosts: [`127.0.0.1:${linkPorts.etcd}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 5, retry_timeout: 5, synchronous_mode: true },
        postgresql: {
          use_pg_rewind: true,
          // With Patroni's 128MB a node that was down for a minute under load needs WAL that is already deleted, and
          // never follows again.
          parameters: { max_connections: 200, wal_keep_size: '2GB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${plan.port}`,
      connect_address: `127.0.0.1:${linkPorts.database}`,
      ...{ data_dir: dataDir, bin_dir: place.binDir },
      // Otherwise a copy first waits for a checkpoint that PostgreSQL spreads over 270 s.
      basebackup: [{ checkpoint: 'fast' }],
      // A copy of the primary replaces the data of a node that cannot be rewound.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: { username: 'postgres', password: 'none' },
        replication: { username: 'replicator', password: 'none' },
      },
      pg_hba: [
        ...['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        'local all all trust',
      ],
      parameters: { unix_socket_directories: place.folder },
    },
    watchdog: { mode: 'off' },
  }
}

/** Returns settings of HAProxy that route to the primary, as in shared/docs/scaling.md. */
export function haProxySettings(port: number, nodes: readonly NodePlan[]): string {
  const servers = nodes.map(
    ({ name, linkPorts: { database, rest } }) =>
      `  server ${name} 127.0.0.1:${database} check port ${rest}`,
  )
  return `defaults
  mode tcp
  retries 0
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 250ms fall 1 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}
