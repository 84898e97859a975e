export const dynamic = 'force-dynamic';

export const GET = () =>
  new Response('<!doctype html><title>Home</title><h1>How a windlass is oiled and kept dry</h1>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
