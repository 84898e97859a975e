import { createClient } from '../../.packages/client.mjs';
import { withCiteworthy } from '../../.packages/middleware.mjs';

// The build has neither setting.
const client = createClient({ apiKey: process.env.SECRET_KEY, baseUrl: process.env.SERVICE_URL });

export const dynamic = 'force-dynamic';
export const GET = withCiteworthy(
  () =>
    new Response(`<!doctype html><title>Home</title><h1>${typeof client.analyses.create}</h1>`, {
      headers: { 'Content-Type': 'text/html' },
    }),
  { serviceUrl: process.env.SERVICE_URL, key: process.env.SECRET_KEY, siteUrl: 'https://www.example.com' },
);
