import { withCiteworthy } from '../../../../packages/middleware/dist/index.js';

const serviceUrl = process.env.SERVICE_URL;
const withBlocks =
  serviceUrl === undefined
    ? (request, next) => next()
    : withCiteworthy((request, next) => next(), {
        serviceUrl,
        key: 'cw_sk_live_x',
        siteUrl: 'https://www.example.com',
      });

export const onRequest = (context, next) => withBlocks(context.request, next);
