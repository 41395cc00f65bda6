import type pg from 'pg'

// The tables of graphile-worker belong to its release, so an archive holds its jobs by the names of their task and
// queue. Locks belong to workers and are left out.

/** Columns of a job in an archive. */
export const JOB_COLUMNS = [
  ...['id', 'task', 'queue', 'payload', 'priority', 'run_at', 'attempts', 'max_attempts'],
  ...['last_error', 'created_at', 'updated_at', 'key', 'revision', 'flags'],
]

/** Selects all jobs. The unfinished attempt of a locked job does not count, as its result is lost. */
export const SELECT_JOBS = `
  select j.id, t.identifier as task, q.queue_name as queue, j.payload, j.priority, j.run_at,
         greatest(j.attempts - (j.locked_at is not null)::int, 0) as attempts, j.max_attempts,
         j.last_error, j.created_at, j.updated_at, j.key, j.revision, j.flags
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
   order by j.id`

const CREATE = `
  create temp table saved_jobs (
    id bigint, task text, queue text, payload json, priority smallint, run_at timestamptz,
    attempts smallint, max_attempts smallint, last_error text, created_at timestamptz,
    updated_at timestamptz, key text, revision integer, flags jsonb
  ) on commit drop`

const INSERT = `
  insert into graphile_worker._private_tasks (identifier)
    select distinct task from saved_jobs on conflict do nothing;
  insert into graphile_worker._private_job_queues (queue_name)
    select distinct queue from saved_jobs where queue is not null on conflict do nothing;
  insert into graphile_worker._private_jobs (id, task_id, job_queue_id, payload, priority, run_at,
         attempts, max_attempts, last_error, created_at, updated_at, key, revision, flags)
    overriding system value
    select j.id, t.id, q.id, j.payload, j.priority, j.run_at, j.attempts, j.max_attempts,
           j.last_error, j.created_at, j.updated_at, j.key, j.revision, j.flags
      from saved_jobs j
      join graphile_worker._private_tasks t on t.identifier = j.task
      left join graphile_worker._private_job_queues q on q.queue_name = j.queue;
  select setval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'),
                greatest(max(id), 1), max(id) is not null)
    from graphile_worker._private_jobs`

/** Creates the temporary table that receives the rows of an archive. */
export async function createJobsTable(client: pg.Client): Promise<string> {
  await client.query(CREATE)
  return 'saved_jobs'
}

/** Enqueues the jobs of that table under their ids. */
export async function insertJobs(client: pg.Client): Promise<void> {
  await client.query(INSERT)
}
