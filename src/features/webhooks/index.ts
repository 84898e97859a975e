/** What other folders may use of the rows of this feature; its `statements/` are its own. */
export { startLateDeliveries } from './statements/late-deliveries.ts';
export { failPendingOfDisabled, freeDeliveries, type AttemptRow } from './statements/webhook-deliveries.ts';
export type { BrowsedDeliveryRow } from './statements/webhook-delivery-pages.ts';
export {
  deletePreviousSecrets,
  listEndpointRows,
  updateEndpointRow,
} from './statements/webhook-endpoints.ts';
export { deleteExpiredEvents, eraseEventsAbout } from './statements/webhook-events.ts';
