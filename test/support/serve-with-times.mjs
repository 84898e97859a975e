/**
 * Runs the service like `citeworthy serve`, with the time limits in SERVICE_TIMES (JSON of `OpenAppOptions`): a test of an
 * outage cannot wait for those of production. Needs the build.
 */
import { createLog } from '../../dist/entry/cli/log.js';
import { readConfig } from '../../dist/service/config/config.js';
import { createServer } from '../../dist/entry/process/create-server.js';
import { openApp } from '../../dist/entry/process/open-app.js';

const reading = readConfig(process.env);
if (!reading.ok) throw new Error(reading.problems.join('; '));
const { config } = reading;
const app = await openApp(
  config,
  createLog(config.logLevel, process.stdout, []),
  JSON.parse(process.env.SERVICE_TIMES),
);
const server = createServer(app);
await server.listen({ host: config.host, port: config.port });
process.once('SIGTERM', async () => {
  server.server.closeAllConnections();
  await server.close();
  await app.close();
  process.exit(0);
});
console.log('Create an API key');
