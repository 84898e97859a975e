export { citeworthy, type ConnectMiddleware } from './connect.ts';
export { citeworthyPlugin, type PluginInstance, type PluginReply, type PluginRequest } from './fastify.ts';
export { withCiteworthy, type FetchHandler } from './fetch.ts';
export type { CiteworthyOptions } from './options.ts';
export type { Fault } from './fault.ts';
export type { Warning } from './warning.ts';
