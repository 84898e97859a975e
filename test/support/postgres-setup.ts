import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openQueue } from '../../src/service/queue/queue.ts';
import { openDatabase } from '../../src/service/storage/open.ts';
import { startPostgres } from './postgres-server.mjs';
import { selfSignedCertificate } from './sites/self-signed-certificate.ts';
import { templateDatabase } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database of the tests' PostgreSQL from which others can be made. */
    readonly postgresUrl: string;
    /** The certificate of that PostgreSQL, for the name `localhost`, signed by nobody else. */
    readonly postgresCertificate: string;
  }
}

let server: Awaited<ReturnType<typeof startPostgres>> | undefined;

/** Starts one PostgreSQL for all suites that need it, with a template that has every table. */
export async function setup(project: TestProject): Promise<void> {
  const tls = selfSignedCertificate('localhost');
  server = await startPostgres({ tls });
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const log = pino({ level: 'silent' });
  const opened = await openDatabase({ dataDir: '', databaseUrl: server.url(templateDatabase) }, log);
  if (!opened.ok) throw new Error('The template database cannot be opened.');
  await (await openQueue(opened.database, log)).stop(0);
  await opened.database.close();
  project.provide('postgresUrl', server.url('postgres'));
  project.provide('postgresCertificate', tls.cert);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
